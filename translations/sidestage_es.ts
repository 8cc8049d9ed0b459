<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>ActivatePage</name>
    <message>
        <source>This code is not valid. Compare it with the code on your device and try again.</source>
        <translation>Este código no es válido. Compáralo con el que muestra tu dispositivo e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>This code has expired. Get a new one on your device.</source>
        <translation>Este código ha caducado. Obtén uno nuevo en tu dispositivo.</translation>
    </message>
    <message>
        <source>This code has already been used. Get a new one on your device.</source>
        <translation>Este código ya se ha usado. Obtén uno nuevo en tu dispositivo.</translation>
    </message>
    <message>
        <source>Too many wrong codes. Wait a minute, then try again.</source>
        <translation>Demasiados códigos incorrectos. Espera un minuto e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Connect a device</source>
        <translation>Conectar un dispositivo</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Enter the eight letters and digits shown on your device.</source>
        <translation>Introduce las ocho letras y cifras que muestra tu dispositivo.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Your device is connected</source>
        <translation>Tu dispositivo está conectado</translation>
    </message>
    <message>
        <source>%1 continues in a few seconds. You can close this page.</source>
        <translation>%1 continuará en unos segundos. Puedes cerrar esta página.</translation>
    </message>
    <message>
        <source>Your device was not connected</source>
        <translation>Tu dispositivo no se ha conectado</translation>
    </message>
    <message>
        <source>%1 has no access to your account. You can close this page.</source>
        <translation>%1 no tiene acceso a tu cuenta. Puedes cerrar esta página.</translation>
    </message>
    <message>
        <source>This request is no longer valid</source>
        <translation>Esta solicitud ya no es válida</translation>
    </message>
    <message>
        <source>It was already answered or has expired. Get a new code on your device.</source>
        <translation>Ya se ha respondido o ha caducado. Obtén un código nuevo en tu dispositivo.</translation>
    </message>
    <message>
        <source>No choice was made</source>
        <translation>No has elegido nada</translation>
    </message>
    <message>
        <source>Go back, select a user, then approve or deny.</source>
        <translation>Vuelve atrás, selecciona un usuario y luego acepta o rechaza.</translation>
    </message>
    <message>
        <source>Page not found</source>
        <translation>Página no encontrada</translation>
    </message>
    <message>
        <source>Enter device codes at /activate.</source>
        <translation>Los códigos de dispositivo se introducen en /activate.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha salido mal</translation>
    </message>
    <message>
        <source>Your choice could not be saved. Try again.</source>
        <translation>No se ha podido guardar tu elección. Inténtalo de nuevo.</translation>
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
        <translation>Minutos vistos</translation>
    </message>
    <message>
        <source>Hours watched</source>
        <translation>Horas vistas</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizaciones</translation>
    </message>
    <message>
        <source>Unique viewers</source>
        <translation>Espectadores únicos</translation>
    </message>
    <message>
        <source>Average viewers</source>
        <translation>Promedio de espectadores</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>Máximo de espectadores</translation>
    </message>
    <message>
        <source>Hours on air</source>
        <translation>Horas en emisión</translation>
    </message>
    <message>
        <source>Broadcasters</source>
        <translation>Streamers</translation>
    </message>
    <message>
        <source>Chat messages</source>
        <translation>Mensajes del chat</translation>
    </message>
    <message>
        <source>Chatters</source>
        <translation>Participantes del chat</translation>
    </message>
    <message>
        <source>Followers gained</source>
        <translation>Seguidores nuevos</translation>
    </message>
    <message>
        <source>Clips created</source>
        <translation>Clips creados</translation>
    </message>
    <message>
        <source>Installs</source>
        <translation>Instalaciones</translation>
    </message>
    <message>
        <source>Uninstalls</source>
        <translation>Desinstalaciones</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Active channels</source>
        <translation>Canales activos</translation>
    </message>
    <message>
        <source>Minutes viewed</source>
        <translation>Minutos visualizados</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interacciones</translation>
    </message>
    <message>
        <source>Bits used</source>
        <translation>Bits usados</translation>
    </message>
    <message>
        <source>Viewers who used Bits</source>
        <translation>Espectadores que usaron Bits</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>sin datos</translation>
    </message>
    <message>
        <source>%1 bn</source>
        <extracomment>Billions, shortened.</extracomment>
        <translation>%1 mil M</translation>
    </message>
    <message>
        <source>%1 M</source>
        <extracomment>Millions, shortened.</extracomment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <extracomment>Thousands, shortened.</extracomment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>%1 % up</source>
        <translation>%1 % más</translation>
    </message>
    <message>
        <source>%1 % down</source>
        <translation>%1 % menos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A figure, and whose it is.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Sin comparación</translation>
    </message>
    <message>
        <source>Previous period</source>
        <translation>Período anterior</translation>
    </message>
    <message>
        <source>One year earlier</source>
        <translation>Un año antes</translation>
    </message>
    <message>
        <source>Other days…</source>
        <translation>Otros días…</translation>
    </message>
    <message>
        <source>%1 is not ready yet</source>
        <translation>%1 aún no está listo</translation>
    </message>
    <message>
        <source>%1 and %2 are not ready yet</source>
        <translation>%1 y %2 aún no están listos</translation>
    </message>
    <message>
        <source>The end date is before the start date.</source>
        <translation>La fecha final es anterior a la inicial.</translation>
    </message>
    <message>
        <source>The service has no data before %1. Showing saved data.</source>
        <translation>El servicio no tiene datos anteriores al %1. Se muestran los datos guardados.</translation>
    </message>
    <message>
        <source>No data yet for these days. The latest available day is %1.</source>
        <translation>Aún no hay datos de estos días. El último día disponible es el %1.</translation>
    </message>
    <message>
        <source>Days before %1 come from saved data only; the service no longer provides them.</source>
        <translation>Los días anteriores al %1 proceden solo de datos guardados; el servicio ya no los ofrece.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>Game reports go back one year, currently to %1, and are one to two days behind. A game needs at least %n hours on air within the range. Downloaded data stays saved.</source>
        <translation>
            <numerusform>Los informes de juegos abarcan un año, actualmente hasta el %1, y llevan uno o dos días de retraso. Un juego necesita al menos %n hora en emisión dentro del período. Los datos descargados se conservan.</numerusform>
            <numerusform>Los informes de juegos abarcan un año, actualmente hasta el %1, y llevan uno o dos días de retraso. Un juego necesita al menos %n horas en emisión dentro del período. Los datos descargados se conservan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extension reports start on %1 and are one to two days behind. Downloaded data stays saved.</source>
        <translation>Los informes de extensiones empiezan el %1 y llevan uno o dos días de retraso. Los datos descargados se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>No report for this range. A game needs at least %n hours on air.</source>
        <translation>
            <numerusform>No hay ningún informe de este período. Un juego necesita al menos %n hora en emisión.</numerusform>
            <numerusform>No hay ningún informe de este período. Un juego necesita al menos %n horas en emisión.</numerusform>
        </translation>
    </message>
    <message>
        <source>No report for this range.</source>
        <translation>No hay ningún informe de este período.</translation>
    </message>
    <message>
        <source>The new download link does not work.</source>
        <translation>El nuevo enlace de descarga no funciona.</translation>
    </message>
    <message>
        <source>Loading the report list…</source>
        <translation>Cargando la lista de informes…</translation>
    </message>
    <message numerus="yes">
        <source>Loading the report list, %Ln so far…</source>
        <translation>
            <numerusform>Cargando la lista de informes, %Ln por ahora…</numerusform>
            <numerusform>Cargando la lista de informes, %Ln por ahora…</numerusform>
        </translation>
    </message>
    <message>
        <source>Downloading reports</source>
        <translation>Descargando informes</translation>
    </message>
    <message>
        <source>No report downloaded</source>
        <translation>Ningún informe descargado</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln reports downloaded</source>
        <translation>
            <numerusform>%L1 de %Ln informe descargado</numerusform>
            <numerusform>%L1 de %Ln informes descargados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports updated</source>
        <translation>
            <numerusform>%Ln informe actualizado</numerusform>
            <numerusform>%Ln informes actualizados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln con error</numerusform>
            <numerusform>%Ln con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no data for %n day(s), %2.</source>
        <translation>
            <numerusform>%1: sin datos de %n día, %2.</numerusform>
            <numerusform>%1: sin datos de %n días, %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: less data than before for %n day(s).</source>
        <translation>
            <numerusform>%1: menos datos que antes de %n día.</numerusform>
            <numerusform>%1: menos datos que antes de %n días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no new data for %n days. Last day with data: %2.</source>
        <translation>
            <numerusform>%1: sin datos nuevos desde hace %n día. Último día con datos: %2.</numerusform>
            <numerusform>%1: sin datos nuevos desde hace %n días. Último día con datos: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Los informes de juegos no se han podido descargar desde hace %n día.</numerusform>
            <numerusform>Los informes de juegos no se han podido descargar desde hace %n días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extension reports could not be downloaded for %n days.</source>
        <translation>
            <numerusform>Los informes de extensiones no se han podido descargar desde hace %n día.</numerusform>
            <numerusform>Los informes de extensiones no se han podido descargar desde hace %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not download reports</source>
        <translation>No se han podido descargar los informes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports have no new data</source>
        <translation>
            <numerusform>%Ln informe sin datos nuevos</numerusform>
            <numerusform>%Ln informes sin datos nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reports are incomplete</source>
        <translation>
            <numerusform>%Ln informe está incompleto</numerusform>
            <numerusform>%Ln informes están incompletos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more.</source>
        <translation>
            <numerusform>Y %Ln más.</numerusform>
            <numerusform>Y %Ln más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>Guardar CSV…</translation>
    </message>
    <message>
        <source>Fill gap</source>
        <translation>Rellenar el hueco</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Requesting</source>
        <translation>Solicitando</translation>
    </message>
    <message>
        <source>The download link expired. Sidestage is requesting a new one.</source>
        <translation>El enlace de descarga ha caducado. Sidestage está solicitando otro.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Downloading</source>
        <translation>Descargando</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Guardando</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Descargado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message numerus="yes">
        <source>Under %n h on air</source>
        <translation>
            <numerusform>Menos de %n h en emisión</numerusform>
            <numerusform>Menos de %n h en emisión</numerusform>
        </translation>
    </message>
    <message>
        <source>No report</source>
        <translation>Sin informe</translation>
    </message>
    <message>
        <source>Last data %1</source>
        <translation>Últimos datos: %1</translation>
    </message>
    <message numerus="yes">
        <source>No new data for %n days, although the service has reports for later days.</source>
        <translation>
            <numerusform>Sin datos nuevos desde hace %n día, aunque el servicio tiene informes de días posteriores.</numerusform>
            <numerusform>Sin datos nuevos desde hace %n días, aunque el servicio tiene informes de días posteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less data, %n day(s)</source>
        <translation>
            <numerusform>Menos datos, %n día</numerusform>
            <numerusform>Menos datos, %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>A later report has less data for these days than an earlier one. Most recent of these days: %1.</source>
        <translation>Un informe posterior tiene menos datos de estos días que uno anterior. El más reciente de estos días: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Gap, %n day(s)</source>
        <translation>
            <numerusform>Hueco, %n día</numerusform>
            <numerusform>Hueco, %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>No data for %1.</source>
        <translation>No hay datos del %1.</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completo</translation>
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
        <translation>Sandbox de Sidestage</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>es</translation>
    </message>
    <message>
        <source>Broadcaster (partner)</source>
        <translation>Streamer (socio)</translation>
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
        <translation>baneado en %1</translation>
    </message>
    <message>
        <source>Your channel</source>
        <translation>Tu canal</translation>
    </message>
    <message>
        <source>Rewards and redemptions</source>
        <translation>Recompensas y canjes</translation>
    </message>
    <message>
        <source>Ads, Bits, charity and analytics</source>
        <translation>Anuncios, Bits, campañas benéficas y estadísticas</translation>
    </message>
    <message>
        <source>Chat and moderation</source>
        <translation>Chat y moderación</translation>
    </message>
    <message>
        <source>Your account</source>
        <translation>Tu cuenta</translation>
    </message>
    <message>
        <source>See your public profile, and nothing else</source>
        <translation>Ver tu perfil público y nada más</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN DIRECTO</translation>
    </message>
    <message>
        <source>%1 wants to use your account</source>
        <translation>%1 quiere usar tu cuenta</translation>
    </message>
    <message>
        <source>Sign in as</source>
        <translation>Iniciar sesión como</translation>
    </message>
    <message>
        <source>%1 will be able to</source>
        <translation>%1 podrá</translation>
    </message>
    <message>
        <source>Deny if your device does not show the code %1.</source>
        <translation>Rechaza la solicitud si tu dispositivo no muestra el código %1.</translation>
    </message>
    <message>
        <source>After you choose, you return to %1</source>
        <translation>Después de elegir, volverás a %1</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Everything here is simulated. There is no password, and no data leaves this computer.</source>
        <translation>Aquí todo es simulado. No hay contraseña y ningún dato sale de este equipo.</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 solicita permiso</translation>
    </message>
</context>
<context>
    <name>AutomodTexts</name>
    <message>
        <source>Aggression</source>
        <translation>Agresividad</translation>
    </message>
    <message>
        <source>Threats, and calls for violence</source>
        <translation>Amenazas y llamadas a la violencia</translation>
    </message>
    <message>
        <source>Bullying</source>
        <translation>Acoso</translation>
    </message>
    <message>
        <source>Insults and name-calling</source>
        <translation>Insultos y descalificaciones</translation>
    </message>
    <message>
        <source>Disability</source>
        <translation>Discapacidad</translation>
    </message>
    <message>
        <source>Contempt for people with disabilities</source>
        <translation>Desprecio hacia personas con discapacidad</translation>
    </message>
    <message>
        <source>Misogyny</source>
        <translation>Misoginia</translation>
    </message>
    <message>
        <source>Contempt for women</source>
        <translation>Desprecio hacia las mujeres</translation>
    </message>
    <message>
        <source>Race, ethnicity or religion</source>
        <translation>Raza, etnia o religión</translation>
    </message>
    <message>
        <source>Contempt for where people come from or what they believe</source>
        <translation>Desprecio por el origen o las creencias</translation>
    </message>
    <message>
        <source>Sexual terms</source>
        <translation>Términos sexuales</translation>
    </message>
    <message>
        <source>Sexual acts and parts of the body</source>
        <translation>Actos sexuales y partes del cuerpo</translation>
    </message>
    <message>
        <source>Sexuality, sex or gender</source>
        <translation>Sexualidad, sexo o género</translation>
    </message>
    <message>
        <source>Contempt for whom people love or who they are</source>
        <translation>Desprecio por a quién se ama o por quién se es</translation>
    </message>
    <message>
        <source>Swearing</source>
        <translation>Lenguaje soez</translation>
    </message>
    <message>
        <source>Swear words</source>
        <translation>Palabrotas</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Little</source>
        <translation>Poco</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Algo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
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
        <translation>Editar el canal y ver sus editores</translation>
    </message>
    <message>
        <source>Change your description</source>
        <translation>Cambiar tu descripción</translation>
    </message>
    <message>
        <source>Show your stream key</source>
        <translation>Mostrar tu clave de transmisión</translation>
    </message>
    <message>
        <source>See and choose the active extensions</source>
        <translation>Ver y elegir las extensiones activas</translation>
    </message>
    <message>
        <source>Manage rewards, decide on redemptions</source>
        <translation>Gestionar recompensas y decidir sobre canjes</translation>
    </message>
    <message>
        <source>See the ad schedule, snooze and run ads</source>
        <translation>Ver el calendario de anuncios, aplazarlos y emitirlos</translation>
    </message>
    <message>
        <source>Manage chat modes, announce, shout out</source>
        <translation>Gestionar modos del chat, avisos y shoutouts</translation>
    </message>
    <message>
        <source>See moderators’ actions in chats</source>
        <translation>Ver las acciones de los moderadores en los chats</translation>
    </message>
    <message>
        <source>Moderate chats and write in them</source>
        <translation>Moderar chats y escribir en ellos</translation>
    </message>
    <message>
        <source>See your moderators and VIPs</source>
        <translation>Ver tus moderadores y VIP</translation>
    </message>
    <message>
        <source>Add and remove moderators and VIPs</source>
        <translation>Añadir y quitar moderadores y VIP</translation>
    </message>
    <message>
        <source>See and change whom you block</source>
        <translation>Ver y cambiar a quién bloqueas</translation>
    </message>
    <message>
        <source>See subscribers</source>
        <translation>Ver suscriptores</translation>
    </message>
    <message>
        <source>See followers and followed channels</source>
        <translation>Ver seguidores y canales seguidos</translation>
    </message>
    <message>
        <source>Run polls and predictions, raid, see hype trains</source>
        <translation>Hacer encuestas, predicciones y raids, ver trenes del hype</translation>
    </message>
    <message>
        <source>Plan the stream schedule</source>
        <translation>Planificar el calendario de streams</translation>
    </message>
    <message>
        <source>Make clips, delete videos</source>
        <translation>Crear clips y eliminar vídeos</translation>
    </message>
    <message>
        <source>See the goals of the channel</source>
        <translation>Ver los objetivos del canal</translation>
    </message>
    <message>
        <source>See who cheers with Bits</source>
        <translation>Ver quién envía cheers con Bits</translation>
    </message>
    <message>
        <source>See the charity campaign and its donations</source>
        <translation>Ver la campaña benéfica y sus donaciones</translation>
    </message>
    <message>
        <source>See reports of games and extensions</source>
        <translation>Ver informes de juegos y extensiones</translation>
    </message>
</context>
<context>
    <name>CategoryCombo</name>
    <message>
        <source>Search categories</source>
        <translation>Buscar categorías</translation>
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
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>Contenido de marca</translation>
    </message>
    <message>
        <source>Drugs, intoxication</source>
        <translation>Drogas, intoxicación</translation>
    </message>
    <message>
        <source>Sexual themes</source>
        <translation>Temas sexuales</translation>
    </message>
    <message>
        <source>Violent or graphic</source>
        <translation>Violencia</translation>
    </message>
    <message>
        <source>Gambling</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Strong language</source>
        <translation>Lenguaje fuerte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Not changed: %1. The new value was not recognised.</source>
        <translation>No cambiado: %1. El valor nuevo no se ha reconocido.</translation>
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
        <translation>aprox. %1</translation>
    </message>
    <message>
        <source>about %1 %2</source>
        <comment>day of the week, time</comment>
        <translation>aprox. %1 %2</translation>
    </message>
    <message>
        <source>%1 an hour in the last %2</source>
        <comment>amount, duration</comment>
        <translation>%1 por hora en los últimos %2</translation>
    </message>
    <message>
        <source>%1 an hour overall</source>
        <translation>%1 por hora en total</translation>
    </message>
    <message>
        <source>%1 an hour since %2</source>
        <comment>amount, moment</comment>
        <translation>%1 por hora desde %2</translation>
    </message>
    <message>
        <source>Pace is shown after %1 of data.</source>
        <translation>El ritmo se muestra con %1 de datos.</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1 por hora</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 more.</source>
        <translation>Total del servicio: %1. Donaciones de esta lista: %2, %3 más.</translation>
    </message>
    <message>
        <source>Total from the service: %1. Donations listed here: %2, %3 less.</source>
        <translation>Total del servicio: %1. Donaciones de esta lista: %2, %3 menos.</translation>
    </message>
    <message>
        <source>deleted account</source>
        <translation>cuenta eliminada</translation>
    </message>
</context>
<context>
    <name>ChatPresetFile</name>
    <message>
        <source>Followers only</source>
        <translation>Solo seguidores</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Modo lento</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Solo suscriptores</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>Solo emotes</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>Mensajes únicos</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>Retraso del chat</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>de %L1 a %L2</translation>
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
        <translation>Este no es un archivo de preajustes del chat.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>Este archivo se creó con una versión más reciente de Sidestage.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln presets are imported.</source>
        <translation>
            <numerusform>Solo se importa el primer preajuste.</numerusform>
            <numerusform>Solo se importan los primeros %Ln preajustes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Preset %L1 is not valid.</source>
        <translation>El preajuste %L1 no es válido.</translation>
    </message>
    <message>
        <source>Preset %L1: the name is missing or too long.</source>
        <translation>Preajuste %L1: el nombre falta o es demasiado largo.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1: duplicate name.</source>
        <translation>%1: nombre duplicado.</translation>
    </message>
    <message>
        <source>%1: does not set any mode.</source>
        <translation>%1: no establece ningún modo.</translation>
    </message>
    <message>
        <source>%1: another preset is already used for lockdowns.</source>
        <translation>%1: ya se usa otro preajuste para bloquear el chat.</translation>
    </message>
    <message>
        <source>%1: %2 must be on or off.</source>
        <translation>%1: %2 debe estar activado o desactivado.</translation>
    </message>
    <message>
        <source>%1: %2 skipped. Allowed: %3.</source>
        <translation>%1: se ha omitido %2. Permitido: %3.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>El archivo ocupa más de %1 MB.</translation>
    </message>
    <message>
        <source>This is not a chat preset file: %1</source>
        <translation>Este no es un archivo de preajustes del chat: %1</translation>
    </message>
</context>
<context>
    <name>ChatPresets</name>
    <message>
        <source>Lockdown</source>
        <translation>Bloqueo del chat</translation>
    </message>
    <message>
        <source>Followers 10 min + slow 30 s</source>
        <translation>Seguidores 10 min + lento 30 s</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>Solo emotes</translation>
    </message>
    <message>
        <source>All modes off</source>
        <translation>Todos los modos desactivados</translation>
    </message>
</context>
<context>
    <name>Control</name>
    <message>
        <source>Schedule ads</source>
        <translation>Programar anuncios</translation>
    </message>
    <message>
        <source>Sets the seconds between ad breaks and the length of each. Interval 0 turns ad breaks off.</source>
        <translation>Fija los segundos entre pausas publicitarias y la duración de cada una. Con el intervalo 0 no hay pausas publicitarias.</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Emitir un anuncio</translation>
    </message>
    <message>
        <source>Runs an ad. The cooldown applies.</source>
        <translation>Emite un anuncio. Se aplica el tiempo de espera.</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Aplazar el próximo anuncio</translation>
    </message>
    <message>
        <source>Postpones the next ad break.</source>
        <translation>Aplaza la próxima pausa publicitaria.</translation>
    </message>
    <message>
        <source>Send a message that is held</source>
        <translation>Enviar un mensaje que se retiene</translation>
    </message>
    <message>
        <source>Sends a chat message that AutoMod holds until a moderator decides. Chat modes apply.</source>
        <translation>Envía un mensaje al chat que AutoMod retiene hasta que decida un moderador. Se aplican los modos del chat.</translation>
    </message>
    <message>
        <source>Hold many messages</source>
        <translation>Retener muchos mensajes</translation>
    </message>
    <message>
        <source>Lets AutoMod hold this many messages of different viewers at once, ignoring chat modes.</source>
        <translation>Hace que AutoMod retenga esta cantidad de mensajes de distintos espectadores de una vez, sin tener en cuenta los modos del chat.</translation>
    </message>
    <message>
        <source>Mark a suspicious user</source>
        <translation>Marcar un usuario sospechoso</translation>
    </message>
    <message>
        <source>Has a user&apos;s messages watched, or shown to moderators only, as a moderator or the broadcaster would.</source>
        <translation>Hace que los mensajes de un usuario se vigilen o solo se muestren a los moderadores, como lo haría un moderador o el streamer.</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>Enviar cheer</translation>
    </message>
    <message>
        <source>Cheers with Bits.</source>
        <translation>Envía un cheer con Bits.</translation>
    </message>
    <message>
        <source>Buy from an extension</source>
        <translation>Comprar en una extensión</translation>
    </message>
    <message>
        <source>Buys a product of an extension with Bits.</source>
        <translation>Compra un producto de una extensión con Bits.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Iniciar directo</translation>
    </message>
    <message>
        <source>Starts a stream. If the channel is already live, starts a new one.</source>
        <translation>Inicia un stream. Si el canal ya está en directo, inicia otro.</translation>
    </message>
    <message>
        <source>Go offline</source>
        <translation>Terminar directo</translation>
    </message>
    <message>
        <source>Ends the stream.</source>
        <translation>Termina el stream.</translation>
    </message>
    <message>
        <source>Set viewer count</source>
        <translation>Fijar el número de espectadores</translation>
    </message>
    <message>
        <source>Sets the number of viewers of the stream.</source>
        <translation>Fija el número de espectadores del stream.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Cambiar el canal</translation>
    </message>
    <message>
        <source>Changes the channel as its broadcaster would on the website.</source>
        <translation>Cambia el canal como lo haría su streamer en el sitio web.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Sends viewers to another live channel.</source>
        <translation>Envía espectadores a otro canal en directo.</translation>
    </message>
    <message>
        <source>Donate</source>
        <translation>Donar</translation>
    </message>
    <message>
        <source>Donates to the running campaign, in minor units of its currency.</source>
        <translation>Dona a la campaña en curso, en unidades menores de su moneda.</translation>
    </message>
    <message>
        <source>Start a charity campaign</source>
        <translation>Iniciar una campaña benéfica</translation>
    </message>
    <message>
        <source>Starts a charity campaign. The target is in minor units; 0 means no target.</source>
        <translation>Inicia una campaña benéfica. El objetivo se indica en unidades menores; 0 significa sin objetivo.</translation>
    </message>
    <message>
        <source>Set the charity goal</source>
        <translation>Fijar el objetivo de la campaña</translation>
    </message>
    <message>
        <source>Changes the target of the campaign, in minor units; 0 means no target.</source>
        <translation>Cambia el objetivo de la campaña, en unidades menores; 0 significa sin objetivo.</translation>
    </message>
    <message>
        <source>Stop the charity campaign</source>
        <translation>Detener la campaña benéfica</translation>
    </message>
    <message>
        <source>Ends the charity campaign.</source>
        <translation>Termina la campaña benéfica.</translation>
    </message>
    <message>
        <source>Add many donations</source>
        <translation>Añadir muchas donaciones</translation>
    </message>
    <message>
        <source>Adds this many donations at once.</source>
        <translation>Añade esta cantidad de donaciones de una vez.</translation>
    </message>
    <message>
        <source>Send a message</source>
        <translation>Enviar un mensaje</translation>
    </message>
    <message>
        <source>Sends a chat message. Chat modes apply.</source>
        <translation>Envía un mensaje al chat. Se aplican los modos del chat.</translation>
    </message>
    <message>
        <source>Join chat</source>
        <translation>Unirse al chat</translation>
    </message>
    <message>
        <source>Joins the chat.</source>
        <translation>Se une al chat.</translation>
    </message>
    <message>
        <source>Leave chat</source>
        <translation>Salir del chat</translation>
    </message>
    <message>
        <source>Leaves the chat.</source>
        <translation>Sale del chat.</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Avisar</translation>
    </message>
    <message>
        <source>Posts an announcement in chat.</source>
        <translation>Publica un aviso en el chat.</translation>
    </message>
    <message>
        <source>Shout out a channel</source>
        <translation>Hacer un shoutout a un canal</translation>
    </message>
    <message>
        <source>Shouts out another channel. Cooldowns apply.</source>
        <translation>Hace un shoutout a otro canal. Se aplican los tiempos de espera.</translation>
    </message>
    <message>
        <source>Set chat modes</source>
        <translation>Fijar modos del chat</translation>
    </message>
    <message>
        <source>Changes chat modes, as a moderator or the broadcaster.</source>
        <translation>Cambia los modos del chat, como moderador o como streamer.</translation>
    </message>
    <message>
        <source>Set Shield Mode</source>
        <translation>Fijar el modo Escudo</translation>
    </message>
    <message>
        <source>Turns Shield Mode on or off, as a moderator or the broadcaster.</source>
        <translation>Activa o desactiva el modo Escudo, como moderador o como streamer.</translation>
    </message>
    <message>
        <source>Start a shared chat</source>
        <translation>Iniciar un chat compartido</translation>
    </message>
    <message>
        <source>Starts a shared chat between channels. The first channel is the host.</source>
        <translation>Inicia un chat compartido entre canales. El primer canal es el anfitrión.</translation>
    </message>
    <message>
        <source>Join a shared chat</source>
        <translation>Unirse a un chat compartido</translation>
    </message>
    <message>
        <source>Adds a channel to another channel&apos;s shared chat.</source>
        <translation>Añade un canal al chat compartido de otro canal.</translation>
    </message>
    <message>
        <source>Leave the shared chat</source>
        <translation>Salir del chat compartido</translation>
    </message>
    <message>
        <source>Removes a channel from its shared chat. The chat ends when the host leaves or only one channel is left.</source>
        <translation>Saca un canal de su chat compartido. El chat termina cuando sale el anfitrión o solo queda un canal.</translation>
    </message>
    <message>
        <source>End the shared chat</source>
        <translation>Terminar el chat compartido</translation>
    </message>
    <message>
        <source>Ends the shared chat of the channel.</source>
        <translation>Termina el chat compartido del canal.</translation>
    </message>
    <message>
        <source>Add many chatters</source>
        <translation>Añadir muchos participantes del chat</translation>
    </message>
    <message>
        <source>Adds this many users to the chat at once, and creates users if needed.</source>
        <translation>Añade esta cantidad de usuarios al chat de una vez y crea usuarios si hace falta.</translation>
    </message>
    <message>
        <source>Moderate many channels</source>
        <translation>Moderar muchos canales</translation>
    </message>
    <message>
        <source>Makes the user a moderator of this many more channels with different chat modes, and creates channels if needed.</source>
        <translation>Convierte al usuario en moderador de esta cantidad de canales más, con distintos modos del chat, y crea canales si hace falta.</translation>
    </message>
    <message>
        <source>Set a chat colour</source>
        <translation>Fijar un color de chat</translation>
    </message>
    <message>
        <source>Sets the colour of the user&apos;s name in chat. Without a colour, the user counts as having never chosen one.</source>
        <translation>Fija el color del nombre del usuario en el chat. Sin color, se considera que el usuario nunca ha elegido uno.</translation>
    </message>
    <message>
        <source>Register an app</source>
        <translation>Registrar una aplicación</translation>
    </message>
    <message>
        <source>Registers or replaces an app. Without a secret, it is a public client.</source>
        <translation>Registra o sustituye una aplicación. Sin secreto, es un cliente público.</translation>
    </message>
    <message>
        <source>Issue a token</source>
        <translation>Emitir un token</translation>
    </message>
    <message>
        <source>Issues a token without a sign-in page: a user token, or an app token if no user is given. Without scopes, a user token has all scopes and an app token none.</source>
        <translation>Emite un token sin página de inicio de sesión: un token de usuario o, si no se indica usuario, un token de aplicación. Sin ámbitos, un token de usuario los tiene todos y uno de aplicación, ninguno.</translation>
    </message>
    <message>
        <source>Expire all tokens</source>
        <translation>Caducar todos los tokens</translation>
    </message>
    <message>
        <source>Expires every access token. Refresh tokens stay valid.</source>
        <translation>Caduca todos los tokens de acceso. Los tokens de actualización siguen siendo válidos.</translation>
    </message>
    <message>
        <source>Disconnect an app</source>
        <translation>Desconectar una aplicación</translation>
    </message>
    <message>
        <source>Disconnects the app from the user&apos;s account. Its tokens and the user&apos;s approval are deleted.</source>
        <translation>Desconecta la aplicación de la cuenta del usuario. Se eliminan sus tokens y la aprobación del usuario.</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>Fallos pendientes</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching request.</source>
        <translation>Enumera los fallos que esperan una solicitud que coincida.</translation>
    </message>
    <message>
        <source>Add a fault</source>
        <translation>Añadir un fallo</translation>
    </message>
    <message>
        <source>Adds a fault to requests for an endpoint or path, or to any request. Skips the given number of requests, then applies the given number of times; times -1: until cleared.</source>
        <translation>Añade un fallo a las solicitudes de un endpoint o una ruta, o a cualquier solicitud. Omite la cantidad de solicitudes indicada y luego se aplica las veces indicadas; times -1: hasta que se borre.</translation>
    </message>
    <message>
        <source>Clear faults</source>
        <translation>Borrar fallos</translation>
    </message>
    <message>
        <source>Clears faults: one by its ID, those of an endpoint or path, or all.</source>
        <translation>Borra fallos: uno por su ID, los de un endpoint o una ruta, o todos.</translation>
    </message>
    <message>
        <source>Set activity rates</source>
        <translation>Ajustar la actividad</translation>
    </message>
    <message>
        <source>Sets how often per minute simulated viewers act while the channel is live. Omitted rates are 0.</source>
        <translation>Fija cuántas veces por minuto actúan los espectadores simulados mientras el canal está en directo. Los valores omitidos son 0.</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Lists the built-in scenarios.</source>
        <translation>Enumera los escenarios incluidos.</translation>
    </message>
    <message>
        <source>Play a scenario</source>
        <translation>Reproducir un escenario</translation>
    </message>
    <message>
        <source>Plays a built-in scenario or the JSON of a file, in sandbox time.</source>
        <translation>Reproduce un escenario incluido o el JSON de un archivo, en tiempo del sandbox.</translation>
    </message>
    <message>
        <source>Stop the scenario</source>
        <translation>Detener el escenario</translation>
    </message>
    <message>
        <source>Stops the scenario that is playing.</source>
        <translation>Detiene el escenario en reproducción.</translation>
    </message>
    <message>
        <source>Add a user</source>
        <translation>Añadir un usuario</translation>
    </message>
    <message>
        <source>Adds a user, who can then be selected when an app asks for permission.</source>
        <translation>Añade un usuario, que luego se puede seleccionar cuando una aplicación pida permiso.</translation>
    </message>
    <message>
        <source>Set a role</source>
        <translation>Fijar un rol</translation>
    </message>
    <message>
        <source>Makes the user a partner, an affiliate, or neither.</source>
        <translation>Convierte al usuario en socio, en afiliado o en ninguno de los dos.</translation>
    </message>
    <message>
        <source>Add a moderator</source>
        <translation>Añadir un moderador</translation>
    </message>
    <message>
        <source>Makes the user a moderator of the channel.</source>
        <translation>Convierte al usuario en moderador del canal.</translation>
    </message>
    <message>
        <source>Remove a moderator</source>
        <translation>Quitar un moderador</translation>
    </message>
    <message>
        <source>Removes the user&apos;s moderator role.</source>
        <translation>Retira al usuario el rol de moderador.</translation>
    </message>
    <message>
        <source>Add a VIP</source>
        <translation>Añadir un VIP</translation>
    </message>
    <message>
        <source>Makes the user a VIP of the channel.</source>
        <translation>Convierte al usuario en VIP del canal.</translation>
    </message>
    <message>
        <source>Remove a VIP</source>
        <translation>Quitar un VIP</translation>
    </message>
    <message>
        <source>Removes the user&apos;s VIP role.</source>
        <translation>Retira al usuario el rol de VIP.</translation>
    </message>
    <message>
        <source>Add an editor</source>
        <translation>Añadir un editor</translation>
    </message>
    <message>
        <source>Makes the user an editor of the channel.</source>
        <translation>Convierte al usuario en editor del canal.</translation>
    </message>
    <message>
        <source>Remove an editor</source>
        <translation>Quitar un editor</translation>
    </message>
    <message>
        <source>Removes the user&apos;s editor role.</source>
        <translation>Retira al usuario el rol de editor.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Follows the channel.</source>
        <translation>Sigue el canal.</translation>
    </message>
    <message>
        <source>Unfollow</source>
        <translation>Dejar de seguir</translation>
    </message>
    <message>
        <source>Stops following the channel.</source>
        <translation>Deja de seguir el canal.</translation>
    </message>
    <message>
        <source>Add many followers</source>
        <translation>Añadir muchos seguidores</translation>
    </message>
    <message>
        <source>Creates this many users who follow the channel.</source>
        <translation>Crea esta cantidad de usuarios que siguen el canal.</translation>
    </message>
    <message>
        <source>State of the sandbox</source>
        <translation>Estado del sandbox</translation>
    </message>
    <message>
        <source>Returns the time, the main channels, the switches, and the pending faults.</source>
        <translation>Devuelve la hora, los canales principales, los interruptores y los fallos pendientes.</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>Registro de actividad</translation>
    </message>
    <message>
        <source>Returns the activity log, oldest first. With after, returns only later entries, so that tests can wait for them.</source>
        <translation>Devuelve el registro de actividad, de lo más antiguo a lo más reciente. Con after, solo devuelve entradas posteriores, para que las pruebas puedan esperarlas.</translation>
    </message>
    <message>
        <source>Viewer in a channel</source>
        <translation>Espectador en un canal</translation>
    </message>
    <message>
        <source>Returns a user&apos;s points, roles, follow date and subscription in a channel.</source>
        <translation>Devuelve los puntos, los roles, la fecha de seguimiento y la suscripción de un usuario en un canal.</translation>
    </message>
    <message>
        <source>Rewards of a channel</source>
        <translation>Recompensas de un canal</translation>
    </message>
    <message>
        <source>Lists the rewards of a channel, whichever app created them.</source>
        <translation>Enumera las recompensas de un canal, sea cual sea la aplicación que las creó.</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Solicitudes grabadas</translation>
    </message>
    <message>
        <source>Lists the recorded requests, without secrets.</source>
        <translation>Enumera las solicitudes grabadas, sin secretos.</translation>
    </message>
    <message>
        <source>Control calls</source>
        <translation>Llamadas de control</translation>
    </message>
    <message>
        <source>Lists all control calls with their fields and rules.</source>
        <translation>Enumera todas las llamadas de control con sus campos y reglas.</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Límite de solicitudes</translation>
    </message>
    <message>
        <source>Sets the requests per minute and turns buckets, headers and refusals on or off.</source>
        <translation>Fija las solicitudes por minuto y activa o desactiva cuotas, cabeceras y rechazos.</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Compatibilidad</translation>
    </message>
    <message>
        <source>Turns differences between the public service and the specification on or off.</source>
        <translation>Activa o desactiva las diferencias entre el servicio público y la especificación.</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>Grabar solicitudes</translation>
    </message>
    <message>
        <source>Starts or stops recording requests.</source>
        <translation>Inicia o detiene la grabación de solicitudes.</translation>
    </message>
    <message>
        <source>Clear recorded requests</source>
        <translation>Borrar solicitudes grabadas</translation>
    </message>
    <message>
        <source>Deletes the recorded requests.</source>
        <translation>Elimina las solicitudes grabadas.</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Ajustar el reloj</translation>
    </message>
    <message>
        <source>Sets the time to a given moment or to now, jumps by seconds, and sets the speed: 0 pauses, 1 is normal.</source>
        <translation>Ajusta la hora a un momento dado o a la actual, salta segundos y fija la velocidad: 0 pausa, 1 es normal.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Discards the world and recreates it from the seed. Faults, limits and switches return to their initial state. Apps stay; their tokens become invalid.</source>
        <translation>Descarta el mundo y lo vuelve a crear a partir de la semilla. Los fallos, límites e interruptores vuelven a su estado inicial. Las aplicaciones se conservan; sus tokens dejan de ser válidos.</translation>
    </message>
    <message>
        <source>Grant a Drop</source>
        <translation>Conceder un Drop</translation>
    </message>
    <message>
        <source>Grants a viewer an entitlement to a Drop of a game that an organization owns.</source>
        <translation>Concede a un espectador el derecho a un Drop de un juego que pertenece a una organización.</translation>
    </message>
    <message>
        <source>Grant many Drops</source>
        <translation>Conceder muchos Drops</translation>
    </message>
    <message>
        <source>Grants entitlements to a Drop of a game to many viewers.</source>
        <translation>Concede a muchos espectadores el derecho a un Drop de un juego.</translation>
    </message>
    <message>
        <source>Give a game to an app</source>
        <translation>Asignar un juego a una aplicación</translation>
    </message>
    <message>
        <source>The organization of an app owns a game that nobody owns yet. An app without an organization gets one.</source>
        <translation>La organización de una aplicación pasa a ser dueña de un juego que aún no tiene dueño. Una aplicación sin organización recibe una.</translation>
    </message>
    <message>
        <source>Live event sessions</source>
        <translation>Sesiones de eventos en directo</translation>
    </message>
    <message>
        <source>Lists the connected WebSockets.</source>
        <translation>Enumera los WebSockets conectados.</translation>
    </message>
    <message>
        <source>Event subscriptions</source>
        <translation>Suscripciones a eventos</translation>
    </message>
    <message>
        <source>Lists the subscriptions of all apps, including those that have just ended.</source>
        <translation>Enumera las suscripciones de todas las aplicaciones, también las que acaban de terminar.</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Conduits</translation>
    </message>
    <message>
        <source>Lists the conduits of all apps, with their shards.</source>
        <translation>Enumera los conduits de todas las aplicaciones, con sus shards.</translation>
    </message>
    <message>
        <source>Webhook deliveries</source>
        <translation>Entregas de webhooks</translation>
    </message>
    <message>
        <source>Lists the last 500 attempts to send a message to a callback, and why they failed, the newest last.</source>
        <translation>Enumera los últimos 500 intentos de enviar un mensaje a un callback y por qué fallaron, el más reciente al final.</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>Cerrar una sesión</translation>
    </message>
    <message>
        <source>Closes the WebSocket of one session or of all sessions, with a close code of the service: 1000, or 4000 to 4007.</source>
        <translation>Cierra el WebSocket de una sesión o de todas, con un código de cierre del servicio: 1000, o de 4000 a 4007.</translation>
    </message>
    <message>
        <source>Request reconnect</source>
        <translation>Pedir reconexión</translation>
    </message>
    <message>
        <source>Asks the clients of one session or of all sessions to reconnect within 30 seconds.</source>
        <translation>Pide a los clientes de una sesión o de todas que se reconecten en 30 segundos.</translation>
    </message>
    <message>
        <source>Revoke subscriptions</source>
        <translation>Revocar suscripciones</translation>
    </message>
    <message>
        <source>Revokes one subscription, or all of a type, and sends the reason to their clients.</source>
        <translation>Revoca una suscripción, o todas las de un tipo, y envía el motivo a sus clientes.</translation>
    </message>
    <message>
        <source>Live event faults</source>
        <translation>Fallos de eventos en directo</translation>
    </message>
    <message>
        <source>Lists the faults waiting for a matching notification.</source>
        <translation>Enumera los fallos que esperan una notificación que coincida.</translation>
    </message>
    <message>
        <source>Add a live event fault</source>
        <translation>Añadir un fallo de eventos en directo</translation>
    </message>
    <message>
        <source>Drops, duplicates, delays or reorders upcoming notifications, or cuts the connection instead of sending one. A callback that is cut off gets the notification again later.</source>
        <translation>Descarta, duplica, retrasa o reordena las próximas notificaciones, o corta la conexión en vez de enviar una. Un callback cortado recibe la notificación de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Clear live event faults</source>
        <translation>Borrar fallos de eventos en directo</translation>
    </message>
    <message>
        <source>Clears pending live event faults: one by its ID, or all.</source>
        <translation>Borra los fallos pendientes de eventos en directo: uno por su ID o todos.</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>Lists all extensions with the secrets that sign their tokens.</source>
        <translation>Enumera todas las extensiones con los secretos que firman sus tokens.</translation>
    </message>
    <message>
        <source>Install an extension</source>
        <translation>Instalar una extensión</translation>
    </message>
    <message>
        <source>Installs an extension in a channel, or another version of it.</source>
        <translation>Instala una extensión en un canal, u otra versión de ella.</translation>
    </message>
    <message>
        <source>Uninstall an extension</source>
        <translation>Desinstalar una extensión</translation>
    </message>
    <message>
        <source>Removes an extension from a channel.</source>
        <translation>Quita una extensión de un canal.</translation>
    </message>
    <message>
        <source>Activate an extension</source>
        <translation>Activar una extensión</translation>
    </message>
    <message>
        <source>Activates an installed extension in a slot of the channel.</source>
        <translation>Activa una extensión instalada en un espacio del canal.</translation>
    </message>
    <message>
        <source>Deactivate an extension</source>
        <translation>Desactivar una extensión</translation>
    </message>
    <message>
        <source>Empties the slot in which the extension is active.</source>
        <translation>Vacía el espacio en el que está activa la extensión.</translation>
    </message>
    <message>
        <source>Make an app an extension</source>
        <translation>Convertir una aplicación en extensión</translation>
    </message>
    <message>
        <source>Makes a registered app an extension with one released version and all kinds of pages, and returns its secret.</source>
        <translation>Convierte una aplicación registrada en una extensión con una versión publicada y todo tipo de páginas, y devuelve su secreto.</translation>
    </message>
    <message>
        <source>Sign a token of an extension</source>
        <translation>Firmar un token de una extensión</translation>
    </message>
    <message>
        <source>Signs a token as the extension would: for one channel, or for all. It is valid for an hour and permits every message.</source>
        <translation>Firma un token como lo haría la extensión: para un canal o para todos. Es válido durante una hora y permite cualquier mensaje.</translation>
    </message>
    <message>
        <source>Start a goal</source>
        <translation>Iniciar un objetivo</translation>
    </message>
    <message>
        <source>Starts a goal, one of each type at a time. It counts by itself.</source>
        <translation>Inicia un objetivo, uno de cada tipo a la vez. Cuenta por sí solo.</translation>
    </message>
    <message>
        <source>Change a goal</source>
        <translation>Cambiar un objetivo</translation>
    </message>
    <message>
        <source>Changes the goal, or how much of it is reached.</source>
        <translation>Cambia el objetivo o cuánto se ha alcanzado de él.</translation>
    </message>
    <message>
        <source>End a goal</source>
        <translation>Terminar un objetivo</translation>
    </message>
    <message>
        <source>Ends the goal, whether or not it is reached.</source>
        <translation>Termina el objetivo, se haya alcanzado o no.</translation>
    </message>
    <message>
        <source>Invite a guest</source>
        <translation>Invitar a un participante</translation>
    </message>
    <message>
        <source>Invites a viewer to be a guest on the stream, as its broadcaster would. Begins a Guest Star session if there is none.</source>
        <translation>Invita a un espectador a participar en el stream, como lo haría su streamer. Inicia una sesión de Guest Star si no hay ninguna.</translation>
    </message>
    <message>
        <source>Accept to be a guest</source>
        <translation>Aceptar una invitación</translation>
    </message>
    <message>
        <source>Accepts the channel&apos;s invitation to be a guest on its stream.</source>
        <translation>Acepta la invitación del canal a participar en su stream.</translation>
    </message>
    <message>
        <source>Get ready as a guest</source>
        <translation>Prepararse como invitado</translation>
    </message>
    <message>
        <source>Tells the channel that a guest who has accepted is ready for a slot.</source>
        <translation>Comunica al canal que un invitado que ha aceptado está listo para un espacio.</translation>
    </message>
    <message>
        <source>Leave as a guest</source>
        <translation>Salir como invitado</translation>
    </message>
    <message>
        <source>Leaves the slot of a guest, or withdraws from the invitation.</source>
        <translation>Deja el espacio de un invitado o rechaza la invitación.</translation>
    </message>
    <message>
        <source>Push a hype train</source>
        <translation>Impulsar un tren del hype</translation>
    </message>
    <message>
        <source>Moves the channel&apos;s hype train. If none runs, one begins at once.</source>
        <translation>Hace avanzar el tren del hype del canal. Si no hay ninguno en marcha, empieza uno al momento.</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Banear</translation>
    </message>
    <message>
        <source>Bans the user from the channel or, with seconds, puts them in a timeout. A moderator or VIP loses that role; a timeout does not end that of a VIP.</source>
        <translation>Banea al usuario del canal o, con segundos, lo expulsa temporalmente. Un moderador o VIP pierde ese rol; una expulsión temporal no quita el de un VIP.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Desbanear</translation>
    </message>
    <message>
        <source>Ends the user&apos;s ban or timeout in the channel.</source>
        <translation>Termina el baneo o la expulsión temporal del usuario en el canal.</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Advertir</translation>
    </message>
    <message>
        <source>Warns the user, who cannot chat until they acknowledge it.</source>
        <translation>Advierte al usuario, que no puede escribir en el chat hasta confirmar la advertencia.</translation>
    </message>
    <message>
        <source>Acknowledge a warning</source>
        <translation>Confirmar una advertencia</translation>
    </message>
    <message>
        <source>Acknowledges the warning in the channel, to chat again.</source>
        <translation>Confirma la advertencia en el canal para volver a escribir en el chat.</translation>
    </message>
    <message>
        <source>Ask to be unbanned</source>
        <translation>Solicitar el desbaneo</translation>
    </message>
    <message>
        <source>Asks the channel to end a ban.</source>
        <translation>Pide al canal que termine un baneo.</translation>
    </message>
    <message>
        <source>Withdraw an unban request</source>
        <translation>Retirar una solicitud de desbaneo</translation>
    </message>
    <message>
        <source>Withdraws a request that was not answered yet.</source>
        <translation>Retira una solicitud que aún no se ha respondido.</translation>
    </message>
    <message>
        <source>Read the answer to an unban request</source>
        <translation>Leer la respuesta a una solicitud de desbaneo</translation>
    </message>
    <message>
        <source>Acknowledges that the request was denied.</source>
        <translation>Confirma que se ha rechazado la solicitud.</translation>
    </message>
    <message>
        <source>Resolve an unban request</source>
        <translation>Resolver una solicitud de desbaneo</translation>
    </message>
    <message>
        <source>Approves or denies it, as a moderator or the broadcaster.</source>
        <translation>La aprueba o la rechaza, como moderador o como streamer.</translation>
    </message>
    <message>
        <source>Set unban requests</source>
        <translation>Configurar las solicitudes de desbaneo</translation>
    </message>
    <message>
        <source>Sets whether banned users can ask to be unbanned.</source>
        <translation>Establece si los usuarios baneados pueden solicitar el desbaneo.</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>Bloquear un término</translation>
    </message>
    <message>
        <source>Adds a blocked term, as a moderator or the broadcaster. One that expires counts as added by AutoMod.</source>
        <translation>Añade un término bloqueado, como moderador o como streamer. Uno que caduca cuenta como añadido por AutoMod.</translation>
    </message>
    <message>
        <source>Unblock a term</source>
        <translation>Desbloquear un término</translation>
    </message>
    <message>
        <source>Removes a blocked term, as a moderator or the broadcaster.</source>
        <translation>Quita un término bloqueado, como moderador o como streamer.</translation>
    </message>
    <message>
        <source>Ban many users</source>
        <translation>Banear a muchos usuarios</translation>
    </message>
    <message>
        <source>Bans this many users at once, and creates users if needed.</source>
        <translation>Banea esta cantidad de usuarios de una vez y crea usuarios si hace falta.</translation>
    </message>
    <message>
        <source>Block many terms</source>
        <translation>Bloquear muchos términos</translation>
    </message>
    <message>
        <source>Adds this many blocked terms at once.</source>
        <translation>Añade esta cantidad de términos bloqueados de una vez.</translation>
    </message>
    <message>
        <source>Start a poll</source>
        <translation>Iniciar una encuesta</translation>
    </message>
    <message>
        <source>Asks the viewers of a channel, as its broadcaster would.</source>
        <translation>Pregunta a los espectadores de un canal, como lo haría su streamer.</translation>
    </message>
    <message>
        <source>Vote in a poll</source>
        <translation>Votar en una encuesta</translation>
    </message>
    <message>
        <source>Votes in the channel&apos;s active poll: once, or more for points.</source>
        <translation>Vota en la encuesta activa del canal: una vez, o más a cambio de puntos.</translation>
    </message>
    <message>
        <source>Start a prediction</source>
        <translation>Iniciar una predicción</translation>
    </message>
    <message>
        <source>Lets the viewers of a channel predict with Channel Points.</source>
        <translation>Permite que los espectadores de un canal hagan predicciones con puntos del canal.</translation>
    </message>
    <message>
        <source>End a prediction</source>
        <translation>Terminar una predicción</translation>
    </message>
    <message>
        <source>Locks, resolves or cancels the channel&apos;s open prediction.</source>
        <translation>Cierra, resuelve o cancela la predicción abierta del canal.</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Predecir</translation>
    </message>
    <message>
        <source>Puts Channel Points on an outcome of the open prediction.</source>
        <translation>Apuesta puntos del canal a un resultado de la predicción abierta.</translation>
    </message>
    <message>
        <source>Redeem a reward</source>
        <translation>Canjear una recompensa</translation>
    </message>
    <message>
        <source>Redeems a reward by its ID or title.</source>
        <translation>Canjea una recompensa por su ID o título.</translation>
    </message>
    <message>
        <source>Set Channel Points</source>
        <translation>Fijar puntos del canal</translation>
    </message>
    <message>
        <source>Sets the viewer&apos;s balance of Channel Points.</source>
        <translation>Fija el saldo de puntos del canal del espectador.</translation>
    </message>
    <message>
        <source>Use an automatic reward</source>
        <translation>Usar una recompensa automática</translation>
    </message>
    <message>
        <source>Uses one of the rewards that every channel has. Some send a message, the others unlock an emote.</source>
        <translation>Usa una de las recompensas que tienen todos los canales. Unas envían un mensaje, las otras desbloquean un emote.</translation>
    </message>
    <message>
        <source>Add many redemptions</source>
        <translation>Añadir muchos canjes</translation>
    </message>
    <message>
        <source>Adds this many waiting redemptions at once, ignoring all limits.</source>
        <translation>Añade esta cantidad de canjes en espera de una vez, sin tener en cuenta los límites.</translation>
    </message>
    <message>
        <source>Subscribe</source>
        <translation>Suscribirse</translation>
    </message>
    <message>
        <source>Subscribes to the channel. It goes on until it is ended.</source>
        <translation>Se suscribe al canal. La suscripción sigue hasta que se termine.</translation>
    </message>
    <message>
        <source>Renew a subscription</source>
        <translation>Renovar una suscripción</translation>
    </message>
    <message>
        <source>Pays for a month more and says so in the chat.</source>
        <translation>Paga un mes más y lo anuncia en el chat.</translation>
    </message>
    <message>
        <source>Gift subscriptions</source>
        <translation>Regalar suscripciones</translation>
    </message>
    <message>
        <source>Gives a subscription for a month to a viewer, or to several in the chat.</source>
        <translation>Regala una suscripción de un mes a un espectador, o a varios del chat.</translation>
    </message>
    <message>
        <source>End a subscription</source>
        <translation>Terminar una suscripción</translation>
    </message>
    <message>
        <source>Ends the viewer&apos;s subscription at once.</source>
        <translation>Termina la suscripción del espectador al momento.</translation>
    </message>
    <message>
        <source>Add many subscribers</source>
        <translation>Añadir muchos suscriptores</translation>
    </message>
    <message>
        <source>Lets this many viewers subscribe at once.</source>
        <translation>Hace que esta cantidad de espectadores se suscriba de una vez.</translation>
    </message>
    <message>
        <source>Publish a video</source>
        <translation>Publicar un vídeo</translation>
    </message>
    <message>
        <source>Publishes a highlight or an uploaded video.</source>
        <translation>Publica un momento destacado o un vídeo subido.</translation>
    </message>
    <message>
        <source>Remove a video</source>
        <translation>Quitar un vídeo</translation>
    </message>
    <message>
        <source>Deletes a video as its owner would on the website; without an ID the newest.</source>
        <translation>Elimina un vídeo como lo haría su dueño en el sitio web; sin ID, el más reciente.</translation>
    </message>
    <message>
        <source>Store streams</source>
        <translation>Guardar streams</translation>
    </message>
    <message>
        <source>Sets whether the channel&apos;s streams are stored as videos, from the next one on.</source>
        <translation>Establece si los streams del canal se guardan como vídeos, a partir del próximo.</translation>
    </message>
    <message>
        <source>Make a clip</source>
        <translation>Crear un clip</translation>
    </message>
    <message>
        <source>Clips the last seconds of the stream. The clip appears a few seconds later.</source>
        <translation>Crea un clip de los últimos segundos del stream. El clip aparece unos segundos después.</translation>
    </message>
    <message>
        <source>Restrict clips</source>
        <translation>Restringir los clips</translation>
    </message>
    <message>
        <source>Sets who may make clips of the channel.</source>
        <translation>Establece quién puede crear clips del canal.</translation>
    </message>
    <message>
        <source>Add many clips</source>
        <translation>Añadir muchos clips</translation>
    </message>
    <message>
        <source>Adds this many clips of the last 60 days at once.</source>
        <translation>Añade esta cantidad de clips de los últimos 60 días de una vez.</translation>
    </message>
    <message>
        <source>Whisper</source>
        <translation>Susurrar</translation>
    </message>
    <message>
        <source>Sends the broadcaster a private message.</source>
        <translation>Envía un mensaje privado al streamer.</translation>
    </message>
    <message>
        <source>Set who may whisper</source>
        <translation>Establecer quién puede susurrar</translation>
    </message>
    <message>
        <source>Lets strangers whisper to the user, or only people whom the user follows or has whispered to.</source>
        <translation>Permite que desconocidos susurren al usuario, o solo las personas a las que sigue o ya ha susurrado.</translation>
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
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8.</source>
        <translation>el archivo es UTF-16, no UTF-8.</translation>
    </message>
    <message>
        <source>the file ends in the middle of a character; it is incomplete.</source>
        <translation>el archivo termina en medio de un carácter; está incompleto.</translation>
    </message>
    <message>
        <source>a quoted field is not closed; the file is incomplete.</source>
        <translation>un campo entre comillas no está cerrado; el archivo está incompleto.</translation>
    </message>
    <message>
        <source>a line ends with CR instead of CRLF.</source>
        <translation>una línea termina en CR en vez de CRLF.</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8.</source>
        <translation>el texto no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>the file contains a zero byte; it is not a text file.</source>
        <translation>el archivo contiene un byte cero; no es un archivo de texto.</translation>
    </message>
    <message>
        <source>an unquoted field contains a quote.</source>
        <translation>un campo sin comillas contiene una comilla.</translation>
    </message>
    <message>
        <source>there is text after a closing quote.</source>
        <translation>hay texto después de una comilla de cierre.</translation>
    </message>
    <message>
        <source>a field is longer than %1 bytes.</source>
        <translation>un campo ocupa más de %1 bytes.</translation>
    </message>
    <message>
        <source>line endings are mixed, CRLF and LF.</source>
        <translation>los finales de línea están mezclados, CRLF y LF.</translation>
    </message>
    <message>
        <source>there are more than %1 fields.</source>
        <translation>hay más de %1 campos.</translation>
    </message>
    <message>
        <source>there are %1 fields, but the first line has %2; the file may be incomplete.</source>
        <translation>hay %1 campos, pero la primera línea tiene %2; puede que el archivo esté incompleto.</translation>
    </message>
    <message>
        <source>there are more than %1 lines.</source>
        <translation>hay más de %1 líneas.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation>Afrikáans</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>Albanés</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
    <message>
        <source>Armenian</source>
        <translation>Armenio</translation>
    </message>
    <message>
        <source>Azerbaijani</source>
        <translation>Azerbaiyano</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>Euskera</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>Bielorruso</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>Bengalí</translation>
    </message>
    <message>
        <source>Bosnian</source>
        <translation>Bosnio</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>Búlgaro</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Catalán</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chino</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>Croata</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>Checo</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danés</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Neerlandés</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Estonio</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finés</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francés</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>Gallego</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>Georgiano</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griego</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreo</translation>
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
        <translation>Islandés</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>Indonesio</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>Irlandés</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiano</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>Kazajo</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreano</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>Letón</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>Lituano</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>Macedonio</translation>
    </message>
    <message>
        <source>Malay</source>
        <translation>Malayo</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>Mongol</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Noruego</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polaco</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugués</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumano</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Ruso</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>Serbio</translation>
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
        <translation>Español</translation>
    </message>
    <message>
        <source>Swahili</source>
        <translation>Suajili</translation>
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
        <translation>Tamil</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tailandés</translation>
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
        <translation>Galés</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
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
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Indicación</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Requires text</source>
        <translation>Requiere texto</translation>
    </message>
    <message>
        <source>Limit per stream</source>
        <translation>Límite por stream</translation>
    </message>
    <message>
        <source>Limit per viewer</source>
        <translation>Límite por espectador</translation>
    </message>
    <message>
        <source>Cooldown</source>
        <translation>Tiempo de espera</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Skip the queue</source>
        <translation>Omitir la cola</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>at least %L1</source>
        <translation>al menos %L1</translation>
    </message>
    <message>
        <source>at most %L1</source>
        <translation>como máximo %L1</translation>
    </message>
    <message numerus="yes">
        <source>at most %n characters</source>
        <translation>
            <numerusform>como máximo %n carácter</numerusform>
            <numerusform>como máximo %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>already used by another reward</source>
        <translation>ya lo usa otra recompensa</translation>
    </message>
    <message>
        <source>invalid format</source>
        <translation>formato no válido</translation>
    </message>
    <message>
        <source>wrong type of value</source>
        <translation>tipo de valor incorrecto</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>El canal ya tiene una recompensa con este título.</translation>
    </message>
    <message>
        <source>No free slots on the service.</source>
        <translation>No quedan espacios libres en el servicio.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Respuesta del servicio: «%1»</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>No se puede acceder al servicio.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>El servicio no ha respondido a tiempo.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>Demasiadas solicitudes (429). Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>Se ha cerrado tu sesión. Iníciala de nuevo para continuar.</translation>
    </message>
    <message>
        <source>The service rejected the request (400).</source>
        <translation>El servicio ha rechazado la solicitud (400).</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>No se ha podido escribir en el disco: %1</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>El servicio tiene un error interno (%1).</translation>
    </message>
</context>
<context>
    <name>LogTexts</name>
    <message>
        <source>Allowed a message</source>
        <translation>Mensaje permitido</translation>
    </message>
    <message>
        <source>Denied a message</source>
        <translation>Mensaje rechazado</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Baneo</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>Expulsión temporal</translation>
    </message>
    <message>
        <source>Unbanned</source>
        <translation>Desbaneo</translation>
    </message>
    <message>
        <source>Ended a timeout</source>
        <translation>Fin de expulsión temporal</translation>
    </message>
    <message>
        <source>Banned in the shared chat</source>
        <translation>Baneo en el chat compartido</translation>
    </message>
    <message>
        <source>Timed out in the shared chat</source>
        <translation>Expulsión temporal en el chat compartido</translation>
    </message>
    <message>
        <source>Unbanned in the shared chat</source>
        <translation>Desbaneo en el chat compartido</translation>
    </message>
    <message>
        <source>Ended a timeout in the shared chat</source>
        <translation>Fin de expulsión temporal en el chat compartido</translation>
    </message>
    <message>
        <source>Deleted a message in the shared chat</source>
        <translation>Mensaje eliminado en el chat compartido</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Deleted a message</source>
        <translation>Mensaje eliminado</translation>
    </message>
    <message>
        <source>Cleared the chat</source>
        <translation>Chat vaciado</translation>
    </message>
    <message>
        <source>Approved an unban request</source>
        <translation>Solicitud de desbaneo aprobada</translation>
    </message>
    <message>
        <source>Denied an unban request</source>
        <translation>Solicitud de desbaneo rechazada</translation>
    </message>
    <message>
        <source>Blocked a term</source>
        <translation>Término bloqueado</translation>
    </message>
    <message>
        <source>Unblocked a term</source>
        <translation>Término desbloqueado</translation>
    </message>
    <message>
        <source>Permitted a term</source>
        <translation>Término permitido</translation>
    </message>
    <message>
        <source>Ended the permission of a term</source>
        <translation>Permiso de un término retirado</translation>
    </message>
    <message>
        <source>Made a moderator</source>
        <translation>Moderador añadido</translation>
    </message>
    <message>
        <source>Removed a moderator</source>
        <translation>Moderador quitado</translation>
    </message>
    <message>
        <source>Made a VIP</source>
        <translation>VIP añadido</translation>
    </message>
    <message>
        <source>Removed a VIP</source>
        <translation>VIP quitado</translation>
    </message>
    <message>
        <source>Started a raid</source>
        <translation>Raid iniciado</translation>
    </message>
    <message>
        <source>Cancelled a raid</source>
        <translation>Raid cancelado</translation>
    </message>
    <message>
        <source>Slow mode on</source>
        <translation>Modo lento activado</translation>
    </message>
    <message>
        <source>Slow mode off</source>
        <translation>Modo lento desactivado</translation>
    </message>
    <message>
        <source>Followers only on</source>
        <translation>«Solo seguidores» activado</translation>
    </message>
    <message>
        <source>Followers only off</source>
        <translation>«Solo seguidores» desactivado</translation>
    </message>
    <message>
        <source>Subscribers only on</source>
        <translation>«Solo suscriptores» activado</translation>
    </message>
    <message>
        <source>Subscribers only off</source>
        <translation>«Solo suscriptores» desactivado</translation>
    </message>
    <message>
        <source>Emotes only on</source>
        <translation>«Solo emotes» activado</translation>
    </message>
    <message>
        <source>Emotes only off</source>
        <translation>«Solo emotes» desactivado</translation>
    </message>
    <message>
        <source>Unique messages on</source>
        <translation>«Mensajes únicos» activado</translation>
    </message>
    <message>
        <source>Unique messages off</source>
        <translation>«Mensajes únicos» desactivado</translation>
    </message>
</context>
<context>
    <name>LoginPlugin</name>
    <message>
        <source>The embedded page is not installed. Install Qt WebEngine and Sidestage&apos;s sign-in plugin, then restart Sidestage.</source>
        <translation>La página integrada no está instalada. Instala Qt WebEngine y el complemento de inicio de sesión de Sidestage y reinicia Sidestage.</translation>
    </message>
    <message>
        <source>The embedded page cannot run as administrator (root), because its protection does not work there. Start Sidestage as a regular user.</source>
        <translation>La página integrada no puede ejecutarse como administrador (root), porque su protección no funciona ahí. Inicia Sidestage como usuario normal.</translation>
    </message>
    <message>
        <source>The embedded page cannot be shown on this display, because it has no OpenGL. Sign in with your browser or on another device.</source>
        <translation>La página integrada no se puede mostrar en esta pantalla porque no tiene OpenGL. Inicia sesión en el navegador o en otro dispositivo.</translation>
    </message>
</context>
<context>
    <name>LoginStarts</name>
    <message>
        <source>In a Flatpak this is done in the settings of the desktop.</source>
        <translation>En un Flatpak, esto se configura en los ajustes del escritorio.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>Sidestage needs permission to set markers.</source>
        <translation>Sidestage necesita permiso para poner marcadores.</translation>
    </message>
    <message>
        <source>Marks need a running recording.</source>
        <translation>Para marcar hace falta una grabación en curso.</translation>
    </message>
    <message>
        <source>Sidestage is checking whether the last moment was marked.</source>
        <translation>Sidestage está comprobando si el último momento se marcó.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to make clips.</source>
        <translation>Sidestage necesita permiso para crear clips.</translation>
    </message>
    <message>
        <source>Clips need a running stream.</source>
        <translation>Para crear clips hace falta un stream en curso.</translation>
    </message>
    <message>
        <source>No answer came, so it is not known whether the moment was marked. Sidestage reads the markers to find out. Nothing is sent again.</source>
        <translation>No ha llegado respuesta, así que no se sabe si el momento se marcó. Sidestage lee los marcadores para averiguarlo. No se vuelve a enviar nada.</translation>
    </message>
    <message>
        <source>No clip came.</source>
        <translation>No ha llegado ningún clip.</translation>
    </message>
    <message>
        <source>No answer came. The clip may have been made all the same.</source>
        <translation>No ha llegado respuesta. Puede que el clip se haya creado de todos modos.</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>the first chapter</comment>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Moment %1</source>
        <translation>Momento %1</translation>
    </message>
    <message>
        <source>The moment was not marked. %1</source>
        <comment>the reason</comment>
        <translation>El momento no se marcó. %1</translation>
    </message>
    <message>
        <source>Deleting the videos failed. %1</source>
        <comment>the reason</comment>
        <translation>No se han podido eliminar los vídeos. %1</translation>
    </message>
</context>
<context>
    <name>ReportReader</name>
    <message>
        <source>the file is empty.</source>
        <translation>el archivo está vacío.</translation>
    </message>
    <message>
        <source>column %1 has no name.</source>
        <translation>la columna %1 no tiene nombre.</translation>
    </message>
    <message>
        <source>there are two columns “%1”.</source>
        <translation>hay dos columnas «%1».</translation>
    </message>
    <message>
        <source>there is no “Date” column; this is not a report.</source>
        <translation>no hay columna «Date»; esto no es un informe.</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>«%1» no es una fecha.</translation>
    </message>
    <message>
        <source>a report for %1 is not possible.</source>
        <translation>no es posible un informe del %1.</translation>
    </message>
    <message>
        <source>it contains “%1”, which was not requested.</source>
        <translation>contiene «%1», que no se ha solicitado.</translation>
    </message>
    <message>
        <source>%1 appears twice, with different figures.</source>
        <translation>%1 aparece dos veces, con cifras distintas.</translation>
    </message>
</context>
<context>
    <name>ReturnPage</name>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Completing the sign-in in Sidestage…</source>
        <translation>Completando el inicio de sesión en Sidestage…</translation>
    </message>
    <message>
        <source>Return to Sidestage</source>
        <translation>Volver a Sidestage</translation>
    </message>
    <message>
        <source>Sidestage has received the response and continues. You can close this page.</source>
        <translation>Sidestage ha recibido la respuesta y continúa. Puedes cerrar esta página.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Acceso rechazado</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed. You can close this page.</source>
        <translation>Has rechazado el acceso. No se ha cambiado nada. Puedes cerrar esta página.</translation>
    </message>
    <message>
        <source>Response not used</source>
        <translation>Respuesta no usada</translation>
    </message>
    <message>
        <source>This response does not belong to the current sign-in, so it was not used. Start again in Sidestage.</source>
        <translation>Esta respuesta no corresponde al inicio de sesión actual, así que no se ha usado. Empieza de nuevo en Sidestage.</translation>
    </message>
    <message>
        <source>No sign-in to complete</source>
        <translation>No hay ningún inicio de sesión que completar</translation>
    </message>
    <message>
        <source>This page opens after you sign in to the service. Start a sign-in in Sidestage.</source>
        <translation>Esta página se abre después de iniciar sesión en el servicio. Inicia sesión desde Sidestage.</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>El inicio de sesión ha superado el tiempo de espera</translation>
    </message>
    <message>
        <source>Sidestage is no longer waiting for this sign-in. Start again in Sidestage.</source>
        <translation>Sidestage ya no espera este inicio de sesión. Empieza de nuevo en Sidestage.</translation>
    </message>
    <message>
        <source>This page needs JavaScript to complete the sign-in. Without it, sign in on another device instead.</source>
        <translation>Esta página necesita JavaScript para completar el inicio de sesión. Sin él, inicia sesión en otro dispositivo.</translation>
    </message>
</context>
<context>
    <name>RewardFile</name>
    <message>
        <source>This is not a rewards file.</source>
        <translation>Este no es un archivo de recompensas.</translation>
    </message>
    <message>
        <source>This file was made with a newer version of Sidestage.</source>
        <translation>Este archivo se creó con una versión más reciente de Sidestage.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln rewards are imported.</source>
        <translation>
            <numerusform>Solo se importa la primera recompensa.</numerusform>
            <numerusform>Solo se importan las primeras %Ln recompensas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reward %L1</source>
        <translation>Recompensa %L1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 is not a reward.</source>
        <translation>%1 no es una recompensa.</translation>
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
            <numerusform>Solo se importa el primer conjunto.</numerusform>
            <numerusform>Solo se importan los primeros %Ln conjuntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set %L1: the name is missing or too long.</source>
        <translation>Conjunto %L1: el nombre falta o es demasiado largo.</translation>
    </message>
    <message numerus="yes">
        <source>Set “%1”: %n of its rewards are missing from the file.</source>
        <translation>
            <numerusform>Conjunto «%1»: falta %n de sus recompensas en el archivo.</numerusform>
            <numerusform>Conjunto «%1»: faltan %n de sus recompensas en el archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>El archivo ocupa más de %1 MB.</translation>
    </message>
    <message>
        <source>This is not a rewards file: %1</source>
        <translation>Este no es un archivo de recompensas: %1</translation>
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
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>Esperando la respuesta del servicio.</translation>
    </message>
    <message>
        <source>The limit for this stream has been reached.</source>
        <translation>Se ha alcanzado el límite de este stream.</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>being changed</source>
        <translation>en proceso de cambio</translation>
    </message>
    <message>
        <source>afterwards: %1</source>
        <translation>después: %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionada</translation>
    </message>
</context>
<context>
    <name>Rewards</name>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Library only</source>
        <translation>Solo en la biblioteca</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>Creada por otra aplicación</translation>
    </message>
    <message>
        <source>created</source>
        <translation>creada</translation>
    </message>
    <message>
        <source>turned on</source>
        <translation>activada</translation>
    </message>
    <message>
        <source>stays on</source>
        <translation>sigue activada</translation>
    </message>
    <message>
        <source>turned off</source>
        <translation>desactivada</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitada</translation>
    </message>
    <message>
        <source>stays off</source>
        <translation>sigue desactivada</translation>
    </message>
    <message>
        <source>updated</source>
        <translation>actualizada</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>error</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>omitida</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservada</translation>
    </message>
    <message>
        <source>%L1 per viewer</source>
        <comment>in a stream</comment>
        <translation>%L1 por espectador</translation>
    </message>
    <message>
        <source>%L1 per stream</source>
        <translation>%L1 por stream</translation>
    </message>
    <message>
        <source>%1 cooldown</source>
        <translation>espera de %1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n per viewer per stream.</source>
        <translation>
            <numerusform>Como máximo %n por espectador y stream.</numerusform>
            <numerusform>Como máximo %n por espectador y stream.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n per stream.</source>
        <translation>
            <numerusform>Como máximo %n por stream.</numerusform>
            <numerusform>Como máximo %n por stream.</numerusform>
        </translation>
    </message>
    <message>
        <source>At least %1 between redemptions.</source>
        <translation>Al menos %1 entre canjes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in this stream</source>
        <translation>
            <numerusform>Queda %Ln en este stream</numerusform>
            <numerusform>Quedan %Ln en este stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>queda %Ln</numerusform>
            <numerusform>quedan %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>ready in %1</source>
        <translation>lista en %1</translation>
    </message>
    <message>
        <source>The channel already has a reward with this title.</source>
        <translation>El canal ya tiene una recompensa con este título.</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>El único espacio del servicio está ocupado.</numerusform>
            <numerusform>Los %n espacios del servicio están ocupados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undoing the change of “%1” failed. %2</source>
        <comment>a reward; the reason</comment>
        <translation>No se ha podido deshacer el cambio de «%1». %2</translation>
    </message>
</context>
<context>
    <name>Sandbox</name>
    <message>
        <source>Could not open the database %1: %2</source>
        <translation>No se ha podido abrir la base de datos %1: %2</translation>
    </message>
    <message>
        <source>It is used by another sandbox.</source>
        <translation>Lo está usando otro sandbox.</translation>
    </message>
    <message>
        <source>port %1: %2</source>
        <translation>puerto %1: %2</translation>
    </message>
    <message>
        <source>It was written by another version of Sidestage. Delete it or choose another file.</source>
        <translation>La escribió otra versión de Sidestage. Elimínala o elige otro archivo.</translation>
    </message>
    <message>
        <source>It is not a file of the sandbox. Choose another file.</source>
        <translation>No es un archivo del sandbox. Elige otro archivo.</translation>
    </message>
    <message>
        <source>It is damaged or no database. Move it away or choose another file.</source>
        <translation>Está dañado o no es una base de datos. Muévelo o elige otro archivo.</translation>
    </message>
</context>
<context>
    <name>SandboxMain</name>
    <message>
        <source>The sandbox is ready.</source>
        <translation>El sandbox está listo.</translation>
    </message>
    <message>
        <source>API base URL</source>
        <translation>URL base de la API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Servicio de tokens</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos en directo</translation>
    </message>
    <message>
        <source>Control page</source>
        <translation>Página de control</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secreto de cliente</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirección</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>seed %1, profile %2, stored in %3</source>
        <translation>semilla %1, perfil %2, guardado en %3</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>Try it:</source>
        <translation>Para probarlo:</translation>
    </message>
    <message>
        <source>Sign in as a user, in a browser:</source>
        <translation>Iniciar sesión como usuario, en un navegador:</translation>
    </message>
    <message>
        <source>Press Ctrl+C to stop.</source>
        <translation>Pulsa Ctrl+C para detener.</translation>
    </message>
    <message>
        <source>No scenario or file &quot;%1&quot;. Available scenarios: %2.</source>
        <translation>No existe ningún escenario ni archivo «%1». Escenarios disponibles: %2.</translation>
    </message>
    <message>
        <source>A simulated streaming platform: token service and API, on this computer only.</source>
        <translation>Una plataforma de streaming simulada: servicio de tokens y API, solo en este equipo.</translation>
    </message>
    <message>
        <source>Listen on this port; 0 selects a free port.</source>
        <translation>Escuchar en este puerto; 0 elige un puerto libre.</translation>
    </message>
    <message>
        <source>Create the world from this seed.</source>
        <translation>Crear el mundo a partir de esta semilla.</translation>
    </message>
    <message>
        <source>Store all data in this file. Without it, all data is lost on exit.</source>
        <translation>Guardar todos los datos en este archivo. Sin él, se pierden todos al salir.</translation>
    </message>
    <message>
        <source>&quot;specification&quot; follows the specification; &quot;observed&quot; follows the public service where it was seen to differ: all switches of --compat.</source>
        <translation>«specification» sigue la especificación; «observed» sigue al servicio público allí donde se ha visto que difiere: todos los interruptores de --compat.</translation>
    </message>
    <message>
        <source>Requests per minute for each user of each app; 0: no limit.</source>
        <translation>Solicitudes por minuto de cada usuario de cada aplicación; 0: sin límite.</translation>
    </message>
    <message>
        <source>Start sandbox time at this moment: 2026-03-01T20:00:00Z, or &quot;now&quot;. Without it, time continues where it stopped.</source>
        <translation>Iniciar el tiempo del sandbox en este momento: 2026-03-01T20:00:00Z o «now». Sin esta opción, el tiempo continúa donde se detuvo.</translation>
    </message>
    <message>
        <source>Run sandbox time at this multiple of real time; 0 pauses it.</source>
        <translation>Hacer correr el tiempo del sandbox a este múltiplo del tiempo real; 0 lo pausa.</translation>
    </message>
    <message>
        <source>Behave like the public service in these points: %1.</source>
        <translation>Comportarse como el servicio público en estos puntos: %1.</translation>
    </message>
    <message>
        <source>Turn off everything below /sandbox: the control page and the control calls.</source>
        <translation>Desactivar todo lo que hay bajo /sandbox: la página de control y las llamadas de control.</translation>
    </message>
    <message>
        <source>Allow webhook callbacks on these hosts too, not only on this computer. Callbacks may use http or https, while the public service requires https.</source>
        <translation>Permitir callbacks de webhooks también en estos hosts, no solo en este equipo. Los callbacks pueden usar http o https, mientras que el servicio público exige https.</translation>
    </message>
    <message>
        <source>Play this scenario at start: %1, or a file.</source>
        <translation>Reproducir este escenario al iniciar: %1, o un archivo.</translation>
    </message>
    <message>
        <source>Print which endpoints of the specification are implemented, and exit.</source>
        <translation>Mostrar qué endpoints de la especificación están implementados y salir.</translation>
    </message>
    <message>
        <source>Turn off simulated viewer activity in a new world.</source>
        <translation>Desactivar la actividad simulada de los espectadores en un mundo nuevo.</translation>
    </message>
    <message>
        <source>Unknown argument &quot;%1&quot;. See --help.</source>
        <translation>Argumento desconocido «%1». Consulta --help.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a port (0 to 65535).</source>
        <translation>«%1» no es un puerto (de 0 a 65535).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a seed (a number, 0 or more).</source>
        <translation>«%1» no es una semilla (un número a partir de 0).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate limit (a number, 0 or more).</source>
        <translation>«%1» no es un límite de solicitudes (un número a partir de 0).</translation>
    </message>
    <message>
        <source>Unknown profile &quot;%1&quot;. Available: specification, observed.</source>
        <translation>Perfil desconocido «%1». Disponibles: specification, observed.</translation>
    </message>
    <message>
        <source>Unknown switch &quot;%1&quot;. Available: %2.</source>
        <translation>Interruptor desconocido «%1». Disponibles: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time (2026-03-01T20:00:00Z, or now).</source>
        <translation>«%1» no es una hora (2026-03-01T20:00:00Z o now).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a speed (0 to 100000).</source>
        <translation>«%1» no es una velocidad (de 0 a 100000).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host name.</source>
        <translation>«%1» no es un nombre de host.</translation>
    </message>
    <message>
        <source>--db requires a file name.</source>
        <translation>--db requiere un nombre de archivo.</translation>
    </message>
</context>
<context>
    <name>SandboxPage</name>
    <message>
        <source>Category of AutoMod</source>
        <translation>Categoría de AutoMod</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>Tratamiento</translation>
    </message>
    <message>
        <source>Amount in minor units</source>
        <translation>Importe en unidades menores</translation>
    </message>
    <message>
        <source>Target in minor units</source>
        <translation>Objetivo en unidades menores</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>—</source>
        <translation>—</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>separated by spaces or commas</source>
        <translation>separados por espacios o comas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>Viewer actions</source>
        <translation>Acciones de espectadores</translation>
    </message>
    <message>
        <source>Channel actions</source>
        <translation>Acciones de canales</translation>
    </message>
    <message>
        <source>Bulk actions</source>
        <translation>Acciones en masa</translation>
    </message>
    <message>
        <source>Simulated activity</source>
        <translation>Actividad simulada</translation>
    </message>
    <message>
        <source>Users and roles</source>
        <translation>Usuarios y roles</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos en directo</translation>
    </message>
    <message>
        <source>Apps and tokens</source>
        <translation>Aplicaciones y tokens</translation>
    </message>
    <message>
        <source>Clock and reset</source>
        <translation>Reloj y restablecimiento</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Limits and switches</source>
        <translation>Límites e interruptores</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language code of this translation</comment>
        <translation>es</translation>
    </message>
    <message>
        <source>Sidestage sandbox</source>
        <translation>Sandbox de Sidestage</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Without it, you can do everything with curl: see /sandbox/calls.</source>
        <translation>Esta página necesita JavaScript. Sin él, puedes hacerlo todo con curl: consulta /sandbox/calls.</translation>
    </message>
    <message>
        <source>Sandbox time</source>
        <translation>Tiempo del sandbox</translation>
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
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>× 60</source>
        <translation>× 60</translation>
    </message>
    <message>
        <source>Run at 60 times normal speed</source>
        <translation>Correr a 60 veces la velocidad normal</translation>
    </message>
    <message>
        <source>+5 min</source>
        <translation>+5 min</translation>
    </message>
    <message>
        <source>Jump 5 minutes ahead</source>
        <translation>Saltar 5 minutos adelante</translation>
    </message>
    <message>
        <source>+1 h</source>
        <translation>+1 h</translation>
    </message>
    <message>
        <source>Jump 1 hour ahead</source>
        <translation>Saltar 1 hora adelante</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>Saltar a</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Set to this computer&apos;s time</source>
        <translation>Ajustar a la hora de este equipo</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Not responding since %1</source>
        <translation>Sin respuesta desde %1</translation>
    </message>
    <message>
        <source>The sandbox is not responding. Showing data from %1.</source>
        <translation>El sandbox no responde. Se muestran los datos de %1.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Skip to content</source>
        <translation>Saltar al contenido</translation>
    </message>
    <message>
        <source>Page sections</source>
        <translation>Secciones de la página</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <source>Users and apps</source>
        <translation>Usuarios y aplicaciones</translation>
    </message>
    <message>
        <source>Faults and limits</source>
        <translation>Fallos y límites</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Todas las llamadas</translation>
    </message>
    <message>
        <source>Main channels</source>
        <translation>Canales principales</translation>
    </message>
    <message>
        <source>Select a row to act in that channel.</source>
        <translation>Selecciona una fila para actuar en ese canal.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>Próximo anuncio</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Campaña benéfica</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN DIRECTO</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Iniciar directo</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>%1 watching</source>
        <comment>viewers of a stream</comment>
        <translation>%1 viendo</translation>
    </message>
    <message>
        <source>%1 in chat</source>
        <translation>%1 en el chat</translation>
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
        <translation>Socio</translation>
    </message>
    <message>
        <source>Emotes only</source>
        <translation>Solo emotes</translation>
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
        <translation>Suscriptores</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Únicos</translation>
    </message>
    <message>
        <source>Shield Mode</source>
        <translation>Modo Escudo</translation>
    </message>
    <message>
        <source>Delay, %1 s</source>
        <translation>Retraso, %1 s</translation>
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
        <translation>VIP</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editores</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Baneados</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Act as a viewer</source>
        <translation>Actuar como espectador</translation>
    </message>
    <message>
        <source>Act as the channel</source>
        <translation>Actuar como canal</translation>
    </message>
    <message>
        <source>%1 Channel Points</source>
        <translation>%1 puntos del canal</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>sigue desde %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>no sigue</translation>
    </message>
    <message>
        <source>subscribes, tier %1</source>
        <translation>suscriptor, nivel %1</translation>
    </message>
    <message>
        <source>in chat</source>
        <translation>en el chat</translation>
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
        <translation>baneado</translation>
    </message>
    <message>
        <source>Playing “%1”: %2 steps done.</source>
        <translation>Reproduciendo «%1»: %2 pasos hechos.</translation>
    </message>
    <message>
        <source>Refused steps</source>
        <translation>Pasos rechazados</translation>
    </message>
    <message>
        <source>Activity log</source>
        <translation>Registro de actividad</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>No activity yet.</source>
        <translation>Aún no hay actividad.</translation>
    </message>
    <message>
        <source>No matching entries.</source>
        <translation>No hay entradas que coincidan.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Add request faults</source>
        <translation>Añadir fallos de solicitudes</translation>
    </message>
    <message>
        <source>Pending faults</source>
        <translation>Fallos pendientes</translation>
    </message>
    <message>
        <source>No pending faults. Requests are answered normally.</source>
        <translation>No hay fallos pendientes. Las solicitudes se responden con normalidad.</translation>
    </message>
    <message>
        <source>any request</source>
        <translation>cualquier solicitud</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>until cleared</source>
        <translation>hasta que se borre</translation>
    </message>
    <message>
        <source>skips %1 first</source>
        <translation>omite %1 primero</translation>
    </message>
    <message>
        <source>%1 ms delay</source>
        <translation>%1 ms de retraso</translation>
    </message>
    <message>
        <source>connection cut</source>
        <translation>conexión cortada</translation>
    </message>
    <message>
        <source>truncated after %1 bytes</source>
        <translation>truncado después de %1 bytes</translation>
    </message>
    <message>
        <source>replaced body</source>
        <translation>cuerpo sustituido</translation>
    </message>
    <message>
        <source>bucket emptied</source>
        <translation>cuota vaciada</translation>
    </message>
    <message>
        <source>still takes effect</source>
        <translation>surte efecto igualmente</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Rate limit</source>
        <translation>Límite de solicitudes</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>Solicitudes por minuto</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Count requests against their bucket</source>
        <translation>Descontar las solicitudes de su cuota</translation>
    </message>
    <message>
        <source>Send rate limit headers</source>
        <translation>Enviar cabeceras del límite de solicitudes</translation>
    </message>
    <message>
        <source>Refuse requests when the bucket is empty</source>
        <translation>Rechazar solicitudes cuando la cuota esté vacía</translation>
    </message>
    <message>
        <source>Compatibility</source>
        <translation>Compatibilidad</translation>
    </message>
    <message>
        <source>Differences between the public service and the specification.</source>
        <translation>Diferencias entre el servicio público y la especificación.</translation>
    </message>
    <message>
        <source>Refresh tokens stay valid after use</source>
        <translation>Los tokens de actualización siguen siendo válidos tras usarse</translation>
    </message>
    <message>
        <source>Ad times are in seconds since 1970</source>
        <translation>Las horas de los anuncios van en segundos desde 1970</translation>
    </message>
    <message>
        <source>Withdrawn endpoints return 410 instead of 404</source>
        <translation>Los endpoints retirados devuelven 410 en vez de 404</translation>
    </message>
    <message>
        <source>A reward&apos;s limit and its flag must be sent together</source>
        <translation>El límite de una recompensa y su indicador deben enviarse juntos</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Recreates the world from its seed. Tokens become invalid; registered apps stay.</source>
        <translation>Vuelve a crear el mundo a partir de su semilla. Los tokens dejan de ser válidos; las aplicaciones registradas se conservan.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Restablecer…</translation>
    </message>
    <message>
        <source>Reset to seed %1?</source>
        <translation>¿Restablecer a la semilla %1?</translation>
    </message>
    <message>
        <source>All activity in this world will be lost.</source>
        <translation>Se perderá toda la actividad de este mundo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Recorded requests</source>
        <translation>Solicitudes grabadas</translation>
    </message>
    <message>
        <source>Tokens, codes and client secrets are hidden. Only the last 1,000 requests are kept.</source>
        <translation>Los tokens, códigos y secretos de cliente están ocultos. Solo se conservan las últimas 1000 solicitudes.</translation>
    </message>
    <message>
        <source>Record requests</source>
        <translation>Grabar solicitudes</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>No recorded requests. Turn on recording, then use your app.</source>
        <translation>No hay solicitudes grabadas. Activa la grabación y luego usa tu aplicación.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Llamante</translation>
    </message>
    <message>
        <source>Request body</source>
        <translation>Cuerpo de la solicitud</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
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
        <translation>no se muestra</translation>
    </message>
    <message>
        <source>Everything on this page is also available to scripts. Reading is a GET with a query; everything else is a POST with a JSON body.</source>
        <translation>Todo lo de esta página también está disponible para scripts. Leer es un GET con parámetros; todo lo demás, un POST con un cuerpo JSON.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>the sandbox is not responding.</source>
        <translation>el sandbox no responde.</translation>
    </message>
    <message>
        <source>this is not valid JSON.</source>
        <translation>esto no es JSON válido.</translation>
    </message>
    <message>
        <source>As a command</source>
        <translation>Como orden</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>After number</source>
        <translation>Después del número</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Replacement body</source>
        <translation>Cuerpo de sustitución</translation>
    </message>
    <message>
        <source>Branded content</source>
        <translation>Contenido de marca</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Channels (host first)</source>
        <translation>Canales (anfitrión primero)</translation>
    </message>
    <message>
        <source>Messages per minute</source>
        <translation>Mensajes por minuto</translation>
    </message>
    <message>
        <source>Cheers per minute</source>
        <translation>Cheers por minuto</translation>
    </message>
    <message>
        <source>App</source>
        <translation>Aplicación</translation>
    </message>
    <message>
        <source>Close code</source>
        <translation>Código de cierre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation>Cortar la conexión</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Decimales</translation>
    </message>
    <message>
        <source>Delay in seconds</source>
        <translation>Retraso en segundos</translation>
    </message>
    <message>
        <source>Delay in milliseconds</source>
        <translation>Retraso en milisegundos</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nombre visible</translation>
    </message>
    <message>
        <source>Donations per minute</source>
        <translation>Donaciones por minuto</translation>
    </message>
    <message>
        <source>Empty the caller&apos;s bucket</source>
        <translation>Vaciar la cuota del llamante</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpoint</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>Solo seguidores</translation>
    </message>
    <message>
        <source>Minimum follow time in minutes</source>
        <translation>Tiempo mínimo de seguimiento en minutos</translation>
    </message>
    <message>
        <source>Follows per minute</source>
        <translation>Seguidores nuevos por minuto</translation>
    </message>
    <message>
        <source>From channel</source>
        <translation>Desde el canal</translation>
    </message>
    <message>
        <source>Still takes effect</source>
        <translation>Surte efecto igualmente</translation>
    </message>
    <message>
        <source>Channel to join</source>
        <translation>Canal al que unirse</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Viewer&apos;s message</source>
        <translation>Mensaje del espectador</translation>
    </message>
    <message>
        <source>Seconds between ads</source>
        <translation>Segundos entre anuncios</translation>
    </message>
    <message>
        <source>Viewers joining per minute</source>
        <translation>Espectadores que llegan por minuto</translation>
    </message>
    <message>
        <source>Seconds to jump</source>
        <translation>Segundos que saltar</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Content labels</source>
        <translation>Clasificación del contenido</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Viewers leaving per minute</source>
        <translation>Espectadores que se van por minuto</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Duración en segundos</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Moderator</source>
        <translation>Moderador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Chat delay for non-moderators</source>
        <translation>Retraso del chat para no moderadores</translation>
    </message>
    <message>
        <source>Use this computer&apos;s time</source>
        <translation>Usar la hora de este equipo</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Puntos del canal</translation>
    </message>
    <message>
        <source>Raids per minute</source>
        <translation>Raids por minuto</translation>
    </message>
    <message>
        <source>Redemptions per minute</source>
        <translation>Canjes por minuto</translation>
    </message>
    <message>
        <source>Redirect URIs</source>
        <translation>URI de redirección</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Scenario JSON</source>
        <translation>JSON del escenario</translation>
    </message>
    <message>
        <source>Scopes</source>
        <translation>Ámbitos</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secreto de cliente</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Requests to skip first</source>
        <translation>Solicitudes que omitir primero</translation>
    </message>
    <message>
        <source>Product (SKU)</source>
        <translation>Producto (SKU)</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Modo lento</translation>
    </message>
    <message>
        <source>Seconds between messages</source>
        <translation>Segundos entre mensajes</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Solo suscriptores</translation>
    </message>
    <message>
        <source>Subscriptions per minute</source>
        <translation>Suscripciones por minuto</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Truncate after bytes</source>
        <translation>Truncar después de (bytes)</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Tipo de evento</translation>
    </message>
    <message>
        <source>Unique messages only</source>
        <translation>Solo mensajes únicos</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Espectadores</translation>
    </message>
    <message>
        <source>Benefit ID</source>
        <translation>ID del beneficio</translation>
    </message>
    <message>
        <source>Events to skip first</source>
        <translation>Eventos que omitir primero</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Dueño</translation>
    </message>
    <message>
        <source>Type of slot</source>
        <translation>Tipo de espacio</translation>
    </message>
    <message>
        <source>Number of the slot</source>
        <translation>Número del espacio</translation>
    </message>
    <message>
        <source>Type of goal</source>
        <translation>Tipo de objetivo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Current amount</source>
        <translation>Cantidad actual</translation>
    </message>
    <message>
        <source>Shares the microphone</source>
        <translation>Comparte el micrófono</translation>
    </message>
    <message>
        <source>Shares the camera</source>
        <translation>Comparte la cámara</translation>
    </message>
    <message>
        <source>Points of the train</source>
        <translation>Puntos del tren</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Seconds of a timeout</source>
        <translation>Segundos de expulsión temporal</translation>
    </message>
    <message>
        <source>Approve it</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Seconds until it expires; empty: it stays</source>
        <translation>Segundos hasta que caduca; vacío: permanece</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Number of the choice</source>
        <translation>Número de la opción</translation>
    </message>
    <message>
        <source>Votes for channel points</source>
        <translation>Votos por puntos del canal</translation>
    </message>
    <message>
        <source>Number of the outcome</source>
        <translation>Número del resultado</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Seconds until it is locked</source>
        <translation>Segundos hasta el cierre</translation>
    </message>
    <message>
        <source>Message or emote</source>
        <translation>Mensaje o emote</translation>
    </message>
    <message>
        <source>Tier (1 to 3)</source>
        <translation>Nivel (de 1 a 3)</translation>
    </message>
    <message>
        <source>Viewer who gives; empty: anonymous</source>
        <translation>Espectador que regala; vacío: anónimo</translation>
    </message>
    <message>
        <source>Receiver; empty: anybody in chat</source>
        <translation>Destinatario; vacío: cualquiera del chat</translation>
    </message>
    <message>
        <source>Who may clip</source>
        <translation>Quién puede crear clips</translation>
    </message>
    <message>
        <source>Type of video</source>
        <translation>Tipo de vídeo</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizaciones</translation>
    </message>
    <message>
        <source>From strangers too</source>
        <translation>También de desconocidos</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>falta %1.</translation>
    </message>
    <message>
        <source>%1 must be at least %2.</source>
        <translation>%1 debe ser como mínimo %2.</translation>
    </message>
    <message>
        <source>%1 must be at most %2.</source>
        <translation>%1 debe ser como máximo %2.</translation>
    </message>
    <message>
        <source>%1 has the wrong type.</source>
        <translation>%1 tiene un tipo incorrecto.</translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>JSON no válido: %1</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>No se ha podido leer %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a scenario.</source>
        <translation>%1 es demasiado grande para un escenario.</translation>
    </message>
</context>
<context>
    <name>Scope</name>
    <message>
        <source>See the reports of your extensions</source>
        <translation>Ver los informes de tus extensiones</translation>
    </message>
    <message>
        <source>See the reports of your games</source>
        <translation>Ver los informes de tus juegos</translation>
    </message>
    <message>
        <source>See who cheered how many Bits</source>
        <translation>Ver quién ha enviado cuántos Bits</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot join your chat</source>
        <translation>Permitir que el bot de la aplicación entre en tu chat</translation>
    </message>
    <message>
        <source>Run ads on your channel</source>
        <translation>Emitir anuncios en tu canal</translation>
    </message>
    <message>
        <source>Snooze the next ad break</source>
        <translation>Aplazar la próxima pausa publicitaria</translation>
    </message>
    <message>
        <source>Change the title, category, tags and labels of your channel</source>
        <translation>Cambiar el título, la categoría, las etiquetas y la clasificación de tu canal</translation>
    </message>
    <message>
        <source>Manage the clips of your channel</source>
        <translation>Gestionar los clips de tu canal</translation>
    </message>
    <message>
        <source>Set up the extensions of your channel</source>
        <translation>Configurar las extensiones de tu canal</translation>
    </message>
    <message>
        <source>Manage guests on your stream</source>
        <translation>Gestionar los invitados de tu stream</translation>
    </message>
    <message>
        <source>Add and remove moderators</source>
        <translation>Añadir y quitar moderadores</translation>
    </message>
    <message>
        <source>Start and end polls</source>
        <translation>Iniciar y terminar encuestas</translation>
    </message>
    <message>
        <source>Start and end predictions</source>
        <translation>Iniciar y terminar predicciones</translation>
    </message>
    <message>
        <source>Start and cancel raids</source>
        <translation>Iniciar y cancelar raids</translation>
    </message>
    <message>
        <source>Manage rewards and fulfil or refund redemptions</source>
        <translation>Gestionar recompensas y completar o reembolsar canjes</translation>
    </message>
    <message>
        <source>Change your stream schedule</source>
        <translation>Cambiar tu calendario de streams</translation>
    </message>
    <message>
        <source>Delete your videos</source>
        <translation>Eliminar tus vídeos</translation>
    </message>
    <message>
        <source>Add and remove VIPs</source>
        <translation>Añadir y quitar VIP</translation>
    </message>
    <message>
        <source>Moderate your chat</source>
        <translation>Moderar tu chat</translation>
    </message>
    <message>
        <source>See when ads are due</source>
        <translation>Ver cuándo tocan anuncios</translation>
    </message>
    <message>
        <source>See your charity campaign and its donations</source>
        <translation>Ver tu campaña benéfica y sus donaciones</translation>
    </message>
    <message>
        <source>See who can edit your channel</source>
        <translation>Ver quién puede editar tu canal</translation>
    </message>
    <message>
        <source>See the goals of your channel</source>
        <translation>Ver los objetivos de tu canal</translation>
    </message>
    <message>
        <source>See the guests on your stream</source>
        <translation>Ver los invitados de tu stream</translation>
    </message>
    <message>
        <source>See hype trains on your channel</source>
        <translation>Ver los trenes del hype de tu canal</translation>
    </message>
    <message>
        <source>See the polls of your channel</source>
        <translation>Ver las encuestas de tu canal</translation>
    </message>
    <message>
        <source>See the predictions of your channel</source>
        <translation>Ver las predicciones de tu canal</translation>
    </message>
    <message>
        <source>See rewards and their redemptions</source>
        <translation>Ver las recompensas y sus canjes</translation>
    </message>
    <message>
        <source>See your stream key</source>
        <translation>Ver tu clave de transmisión</translation>
    </message>
    <message>
        <source>See who subscribes to your channel</source>
        <translation>Ver quién está suscrito a tu canal</translation>
    </message>
    <message>
        <source>See your VIPs</source>
        <translation>Ver tus VIP</translation>
    </message>
    <message>
        <source>Send chat messages through the chat protocol</source>
        <translation>Enviar mensajes mediante el protocolo del chat</translation>
    </message>
    <message>
        <source>Read chat through the chat protocol</source>
        <translation>Leer el chat mediante el protocolo del chat</translation>
    </message>
    <message>
        <source>Create clips</source>
        <translation>Crear clips</translation>
    </message>
    <message>
        <source>Manage clips as an editor</source>
        <translation>Gestionar clips como editor</translation>
    </message>
    <message>
        <source>See bans, moderators and filters of your channel</source>
        <translation>Ver los baneos, moderadores y filtros de tu canal</translation>
    </message>
    <message>
        <source>Send announcements where you moderate</source>
        <translation>Enviar avisos donde moderas</translation>
    </message>
    <message>
        <source>Decide on held messages where you moderate</source>
        <translation>Decidir sobre mensajes retenidos donde moderas</translation>
    </message>
    <message>
        <source>Change the message filter where you moderate</source>
        <translation>Cambiar el filtro de mensajes donde moderas</translation>
    </message>
    <message>
        <source>Ban and unban where you moderate</source>
        <translation>Banear y desbanear donde moderas</translation>
    </message>
    <message>
        <source>Change blocked terms where you moderate</source>
        <translation>Cambiar los términos bloqueados donde moderas</translation>
    </message>
    <message>
        <source>Delete chat messages where you moderate</source>
        <translation>Eliminar mensajes del chat donde moderas</translation>
    </message>
    <message>
        <source>Change chat modes where you moderate</source>
        <translation>Cambiar los modos del chat donde moderas</translation>
    </message>
    <message>
        <source>Manage guests where you moderate</source>
        <translation>Gestionar los invitados donde moderas</translation>
    </message>
    <message>
        <source>Change Shield Mode where you moderate</source>
        <translation>Cambiar el modo Escudo donde moderas</translation>
    </message>
    <message>
        <source>Send shoutouts where you moderate</source>
        <translation>Enviar shoutouts donde moderas</translation>
    </message>
    <message>
        <source>Mark suspicious users where you moderate</source>
        <translation>Marcar usuarios sospechosos donde moderas</translation>
    </message>
    <message>
        <source>Decide on unban requests where you moderate</source>
        <translation>Decidir sobre solicitudes de desbaneo donde moderas</translation>
    </message>
    <message>
        <source>Warn users where you moderate</source>
        <translation>Advertir a usuarios donde moderas</translation>
    </message>
    <message>
        <source>See the message filter where you moderate</source>
        <translation>Ver el filtro de mensajes donde moderas</translation>
    </message>
    <message>
        <source>See bans where you moderate</source>
        <translation>Ver los baneos donde moderas</translation>
    </message>
    <message>
        <source>See blocked terms where you moderate</source>
        <translation>Ver los términos bloqueados donde moderas</translation>
    </message>
    <message>
        <source>See deleted messages where you moderate</source>
        <translation>Ver los mensajes eliminados donde moderas</translation>
    </message>
    <message>
        <source>See all chat modes where you moderate</source>
        <translation>Ver todos los modos del chat donde moderas</translation>
    </message>
    <message>
        <source>See who is in chat where you moderate</source>
        <translation>Ver quién está en el chat donde moderas</translation>
    </message>
    <message>
        <source>See who follows a channel you moderate</source>
        <translation>Ver quién sigue un canal que moderas</translation>
    </message>
    <message>
        <source>See guests where you moderate</source>
        <translation>Ver los invitados donde moderas</translation>
    </message>
    <message>
        <source>See who else moderates where you moderate</source>
        <translation>Ver quién más modera donde moderas</translation>
    </message>
    <message>
        <source>See Shield Mode where you moderate</source>
        <translation>Ver el modo Escudo donde moderas</translation>
    </message>
    <message>
        <source>See shoutouts where you moderate</source>
        <translation>Ver los shoutouts donde moderas</translation>
    </message>
    <message>
        <source>See suspicious users where you moderate</source>
        <translation>Ver los usuarios sospechosos donde moderas</translation>
    </message>
    <message>
        <source>See unban requests where you moderate</source>
        <translation>Ver las solicitudes de desbaneo donde moderas</translation>
    </message>
    <message>
        <source>See the VIPs where you moderate</source>
        <translation>Ver los VIP donde moderas</translation>
    </message>
    <message>
        <source>See warnings where you moderate</source>
        <translation>Ver las advertencias donde moderas</translation>
    </message>
    <message>
        <source>Confirm who you are</source>
        <translation>Confirmar quién eres</translation>
    </message>
    <message>
        <source>Let the app&apos;s bot act in chat as you</source>
        <translation>Permitir que el bot de la aplicación actúe en el chat en tu nombre</translation>
    </message>
    <message>
        <source>Change your profile</source>
        <translation>Cambiar tu perfil</translation>
    </message>
    <message>
        <source>Change your broadcast settings</source>
        <translation>Cambiar tus ajustes de transmisión</translation>
    </message>
    <message>
        <source>Change who you follow (withdrawn)</source>
        <translation>Cambiar a quién sigues (retirado)</translation>
    </message>
    <message>
        <source>Block and unblock users for you</source>
        <translation>Bloquear y desbloquear usuarios por ti</translation>
    </message>
    <message>
        <source>Change the colour of your name in chat</source>
        <translation>Cambiar el color de tu nombre en el chat</translation>
    </message>
    <message>
        <source>Read and send whispers as you</source>
        <translation>Leer y enviar susurros en tu nombre</translation>
    </message>
    <message>
        <source>See who you have blocked</source>
        <translation>Ver a quién has bloqueado</translation>
    </message>
    <message>
        <source>See your broadcast settings</source>
        <translation>Ver tus ajustes de transmisión</translation>
    </message>
    <message>
        <source>Read chat as you</source>
        <translation>Leer el chat en tu nombre</translation>
    </message>
    <message>
        <source>See your e-mail address</source>
        <translation>Ver tu dirección de correo electrónico</translation>
    </message>
    <message>
        <source>See the emotes you can use</source>
        <translation>Ver los emotes que puedes usar</translation>
    </message>
    <message>
        <source>See who you follow</source>
        <translation>Ver a quién sigues</translation>
    </message>
    <message>
        <source>See where you are a moderator</source>
        <translation>Ver dónde eres moderador</translation>
    </message>
    <message>
        <source>See whether you subscribe to a channel</source>
        <translation>Ver si estás suscrito a un canal</translation>
    </message>
    <message>
        <source>Read your whispers</source>
        <translation>Leer tus susurros</translation>
    </message>
    <message>
        <source>Send chat messages as you</source>
        <translation>Enviar mensajes al chat en tu nombre</translation>
    </message>
    <message>
        <source>Send whispers (withdrawn)</source>
        <translation>Enviar susurros (retirado)</translation>
    </message>
    <message>
        <source>Read whispers</source>
        <translation>Leer susurros</translation>
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
        <translation>Alertas de anuncios de este programa</translation>
    </message>
    <message>
        <source>These warnings apply while the show runs. Its end puts back the settings of the page Ads.</source>
        <translation>Estas alertas se aplican mientras dura el programa. Al terminar, se recuperan los ajustes de la página Anuncios.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Seconds before an ad</source>
        <translation>Segundos antes de un anuncio</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Notificación de escritorio</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Announcements of this show</source>
        <translation>Avisos de este programa</translation>
    </message>
    <message>
        <source>There are no templates yet. The card Announce on the page Chat saves them.</source>
        <translation>Aún no hay plantillas. Se guardan en la tarjeta Avisar de la página Chat.</translation>
    </message>
    <message>
        <source>Each is sent once. Those before the planned end need a schedule entry.</source>
        <translation>Cada uno se envía una vez. Los que van antes del fin previsto necesitan una entrada del calendario.</translation>
    </message>
    <message>
        <source>Time of “%1”</source>
        <translation>Tiempo de «%1»</translation>
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
        <translation>Unidad del tiempo de «%1»</translation>
    </message>
    <message>
        <source>after the start</source>
        <translation>después del inicio</translation>
    </message>
    <message>
        <source>before the planned end</source>
        <translation>antes del fin previsto</translation>
    </message>
    <message>
        <source>When “%1” is sent</source>
        <translation>Cuándo se envía «%1»</translation>
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
        <translation>Valores de los programas comparados</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>en este equipo</translation>
    </message>
    <message>
        <source>Warn %1 s ahead</source>
        <comment>one or several numbers</comment>
        <translation>Alertar %1 s antes</translation>
    </message>
    <message>
        <source>No warnings</source>
        <translation>Sin alertas</translation>
    </message>
    <message>
        <source>A desktop notification</source>
        <translation>Una notificación de escritorio</translation>
    </message>
    <message>
        <source>In the window only</source>
        <translation>Solo en la ventana</translation>
    </message>
    <message>
        <source>Sound “%1” and a desktop notification</source>
        <translation>Sonido «%1» y una notificación de escritorio</translation>
    </message>
    <message>
        <source>Sound “%1”</source>
        <translation>Sonido «%1»</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change your channel.</source>
        <translation>Sidestage necesita permiso para cambiar tu canal.</translation>
    </message>
    <message>
        <source>Channel preset is gone</source>
        <translation>Falta el preajuste del canal</translation>
    </message>
    <message>
        <source>The channel preset was deleted.</source>
        <translation>El preajuste del canal se ha eliminado.</translation>
    </message>
    <message>
        <source>%1 stay</source>
        <comment>tags or labels</comment>
        <translation>sin cambios: %1</translation>
    </message>
    <message>
        <source>the same: %1</source>
        <comment>names of fields</comment>
        <translation>igual: %1</translation>
    </message>
    <message>
        <source>The service kept the old value.</source>
        <translation>El servicio ha conservado el valor anterior.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>Sidestage necesita permiso para cambiar los modos del chat.</translation>
    </message>
    <message>
        <source>Chat preset is gone</source>
        <translation>Falta el preajuste del chat</translation>
    </message>
    <message>
        <source>The chat preset was deleted.</source>
        <translation>El preajuste del chat se ha eliminado.</translation>
    </message>
    <message>
        <source>A lockdown or a timed mode is active. End it first.</source>
        <translation>Hay un bloqueo del chat o un modo temporal activo. Termínalo primero.</translation>
    </message>
    <message>
        <source>The chat is not known yet.</source>
        <translation>Aún no se conoce el estado del chat.</translation>
    </message>
    <message>
        <source>other modes are the same</source>
        <translation>los demás modos no cambian</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>Levantar el bloqueo del chat</translation>
    </message>
    <message>
        <source>End the timed mode</source>
        <translation>Terminar el modo temporal</translation>
    </message>
    <message>
        <source>Nothing to lift: chat is not locked.</source>
        <translation>Nada que levantar: el chat no está bloqueado.</translation>
    </message>
    <message>
        <source>Chapters and markers</source>
        <translation>Capítulos y marcadores</translation>
    </message>
    <message>
        <source>Nothing was marked in this show.</source>
        <translation>No se ha marcado nada en este programa.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read markers.</source>
        <translation>Sidestage necesita permiso para leer marcadores.</translation>
    </message>
    <message>
        <source>Choose a folder for the files.</source>
        <translation>Elige una carpeta para los archivos.</translation>
    </message>
    <message>
        <source>%1 (.txt and .csv)</source>
        <comment>a file</comment>
        <translation>%1 (.txt y .csv)</translation>
    </message>
    <message>
        <source>Sidestage needs permission to start raids.</source>
        <translation>Sidestage necesita permiso para iniciar raids.</translation>
    </message>
    <message>
        <source>A raid needs a live channel.</source>
        <translation>Un raid necesita un canal en directo.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see whom you follow.</source>
        <translation>Sidestage necesita permiso para ver a quién sigues.</translation>
    </message>
    <message>
        <source>Nobody whom you follow is on air.</source>
        <translation>Nadie a quien sigues está en directo.</translation>
    </message>
    <message>
        <source>It may have left already, so it was not called again.</source>
        <translation>Puede que ya haya salido, así que no se ha vuelto a lanzar.</translation>
    </message>
    <message>
        <source>A raid on %1 is counting down already.</source>
        <translation>Ya hay una cuenta atrás para un raid a %1.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage rewards.</source>
        <translation>Sidestage necesita permiso para gestionar recompensas.</translation>
    </message>
    <message>
        <source>Reward set is gone</source>
        <translation>Falta el conjunto de recompensas</translation>
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
        <translation>Solo los afiliados y socios tienen puntos del canal.</translation>
    </message>
    <message>
        <source>The reward set was deleted.</source>
        <translation>El conjunto de recompensas se ha eliminado.</translation>
    </message>
    <message>
        <source>%1 of %2 slots</source>
        <translation>%1 de %2 espacios</translation>
    </message>
    <message>
        <source>slots %1 to %2 of %3</source>
        <translation>de %1 a %2 de %3 espacios</translation>
    </message>
    <message numerus="yes">
        <source>%Ln taken off</source>
        <translation>
            <numerusform>%Ln quitada</numerusform>
            <numerusform>%Ln quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting are refunded first</source>
        <translation>
            <numerusform>%Ln en espera se reembolsa antes</numerusform>
            <numerusform>%Ln en espera se reembolsan antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln desactivada</numerusform>
            <numerusform>%Ln desactivadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln en pausa</numerusform>
            <numerusform>%Ln en pausa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting stay in the queue</source>
        <translation>
            <numerusform>%Ln en espera sigue en la cola</numerusform>
            <numerusform>%Ln en espera siguen en la cola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln activada</numerusform>
            <numerusform>%Ln activadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more are on already</source>
        <translation>
            <numerusform>%Ln más ya está activada</numerusform>
            <numerusform>%Ln más ya están activadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln creada</numerusform>
            <numerusform>%Ln creadas</numerusform>
        </translation>
    </message>
    <message>
        <source>each takes a slot</source>
        <translation>cada una ocupa un espacio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <translation>
            <numerusform>%Ln cambiada</numerusform>
            <numerusform>%Ln cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs more slots than the service has.</source>
        <translation>Esto necesita más espacios de los que tiene el servicio.</translation>
    </message>
    <message>
        <source>Another change of rewards is in progress.</source>
        <translation>Hay otro cambio de recompensas en curso.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot change</source>
        <translation>
            <numerusform>%Ln no se puede cambiar</numerusform>
            <numerusform>%Ln no se pueden cambiar</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Creada por otra aplicación. Solo esa aplicación puede cambiarla.</translation>
    </message>
    <message>
        <source>The service lets an app change only the rewards that it has made. These stay as they are.</source>
        <translation>El servicio solo permite a una aplicación cambiar las recompensas que ella misma ha creado. Estas se quedan como están.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a reward; a reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two times of day</comment>
        <translation>de %1 a %2</translation>
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
        <translation>Una vez</translation>
    </message>
    <message>
        <source>next %1</source>
        <comment>a day</comment>
        <translation>próximo: %1</translation>
    </message>
    <message>
        <source>Schedule entry is gone</source>
        <translation>Falta la entrada del calendario</translation>
    </message>
    <message>
        <source>Reading the schedule…</source>
        <translation>Leyendo el calendario…</translation>
    </message>
    <message>
        <source>Planned end</source>
        <translation>Fin previsto</translation>
    </message>
    <message>
        <source>No stream of this entry is planned.</source>
        <translation>No hay ningún stream previsto de esta entrada.</translation>
    </message>
    <message>
        <source>The next one is on %1.</source>
        <translation>El próximo es el %1.</translation>
    </message>
    <message>
        <source>Today’s entry %1</source>
        <comment>a time of day</comment>
        <translation>Entrada de hoy, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title of a stream; from when to when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, or date; from when to when</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to send announcements.</source>
        <translation>Sidestage necesita permiso para enviar avisos.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>a deleted template</source>
        <translation>una plantilla eliminada</translation>
    </message>
    <message>
        <source>once you are live</source>
        <translation>cuando estés en directo</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>The template was deleted.</source>
        <translation>La plantilla se ha eliminado.</translation>
    </message>
    <message>
        <source>No end is planned: the schedule has no stream of this show today.</source>
        <translation>No hay un fin previsto: el calendario no tiene hoy ningún stream de este programa.</translation>
    </message>
    <message>
        <source>Its time is over.</source>
        <translation>Su tiempo ha terminado.</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>a time of day</comment>
        <translation>a las %1</translation>
    </message>
    <message>
        <source>%1 before the planned end</source>
        <comment>a duration</comment>
        <translation>%1 antes del fin previsto</translation>
    </message>
    <message>
        <source>%1 after the start</source>
        <comment>a duration</comment>
        <translation>%1 después del inicio</translation>
    </message>
    <message>
        <source>Its time has passed.</source>
        <translation>Su hora ya ha pasado.</translation>
    </message>
    <message>
        <source>It may have been sent. Retry could announce it twice.</source>
        <translation>Puede que se haya enviado. Si reintentas, podría publicarse dos veces.</translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>Creada por otra aplicación.</translation>
    </message>
    <message>
        <source>The service lets only the app that made a reward decide about its redemptions.</source>
        <translation>El servicio solo permite decidir sobre los canjes de una recompensa a la aplicación que la creó.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait.</source>
        <translation>
            <numerusform>%Ln sigue en espera.</numerusform>
            <numerusform>%Ln siguen en espera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln still wait. %1</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>%Ln sigue en espera. %1</numerusform>
            <numerusform>%Ln siguen en espera. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No reward that Sidestage has made is on.</source>
        <translation>No hay activa ninguna recompensa creada por Sidestage.</translation>
    </message>
    <message>
        <source>takes a slot</source>
        <translation>ocupa un espacio</translation>
    </message>
</context>
<context>
    <name>ShowPlanner</name>
    <message>
        <source>Changed elsewhere since the show began.</source>
        <translation>Cambiado en otro lugar desde que empezó el programa.</translation>
    </message>
    <message>
        <source>It was deleted.</source>
        <translation>Se ha eliminado.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>El servicio no ha respondido.</translation>
    </message>
</context>
<context>
    <name>ShowTexts</name>
    <message>
        <source>Channel preset</source>
        <translation>Preajuste del canal</translation>
    </message>
    <message>
        <source>Reward set</source>
        <translation>Conjunto de recompensas</translation>
    </message>
    <message>
        <source>Chat preset</source>
        <translation>Preajuste del chat</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Ad warnings</source>
        <translation>Alertas de anuncios</translation>
    </message>
    <message>
        <source>Schedule entry</source>
        <translation>Entrada del calendario</translation>
    </message>
    <message>
        <source>Lockdown and timed modes</source>
        <translation>Bloqueo del chat y modos temporales</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Canjes en espera</translation>
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
        <translation>Completar</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>number of ad breaks; their length</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
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
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln</source>
        <translation>
            <numerusform>Completar %Ln</numerusform>
            <numerusform>Completar %Ln</numerusform>
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
            <numerusform>Dejar %Ln</numerusform>
            <numerusform>Dejar %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what is done; points</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Canjes</translation>
    </message>
    <message>
        <source>Ads, time</source>
        <translation>Anuncios, tiempo</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Donaciones</translation>
    </message>
    <message>
        <source>Peak viewers</source>
        <translation>Máximo de espectadores</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 punto</numerusform>
            <numerusform>%1 puntos</numerusform>
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
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Average of %1: %2 · followers %3 · redemptions %4 · ads %5 · messages %6 · peak viewers %7</source>
        <translation>Media de %1: %2 · seguidores %3 · canjes %4 · anuncios %5 · mensajes %6 · pico de espectadores %7</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccessibleTexts</name>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountButton</name>
    <message>
        <source>Not signed in</source>
        <translation>Sin sesión iniciada</translation>
    </message>
    <message>
        <source>Choose an account</source>
        <translation>Elige una cuenta</translation>
    </message>
    <message>
        <source>Account: %1, %2</source>
        <translation>Cuenta: %1, %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountMenu</name>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
    </message>
    <message>
        <source>Sign in another account…</source>
        <translation>Iniciar sesión con otra cuenta…</translation>
    </message>
    <message>
        <source>Sign out %1…</source>
        <translation>Cerrar la sesión de %1…</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrada</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>Volver a iniciar sesión…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Esperando al llavero</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Sin acceso al llavero</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Cerrando sesión…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountOutboxHandler</name>
    <message>
        <source>No connection.</source>
        <translation>Sin conexión.</translation>
    </message>
    <message>
        <source>Too many requests.</source>
        <translation>Demasiadas solicitudes.</translation>
    </message>
    <message>
        <source>The service is having problems.</source>
        <translation>El servicio tiene problemas.</translation>
    </message>
    <message>
        <source>Waiting for the keychain.</source>
        <translation>Esperando al llavero.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>No se ha podido leer tu inicio de sesión del llavero.</translation>
    </message>
    <message>
        <source>Your sign-in could not be renewed.</source>
        <translation>No se ha podido renovar tu inicio de sesión.</translation>
    </message>
    <message>
        <source>You need to sign in again.</source>
        <translation>Tienes que iniciar sesión de nuevo.</translation>
    </message>
    <message>
        <source>The rate limit of the service has been reached.</source>
        <translation>Se ha alcanzado el límite de solicitudes del servicio.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountServices</name>
    <message>
        <source>%1 on %2</source>
        <comment>an account; its service</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Redemption waits</source>
        <translation>Canje en espera</translation>
    </message>
    <message>
        <source>The window always shows how many wait.</source>
        <translation>La ventana siempre muestra cuántos esperan.</translation>
    </message>
    <message>
        <source>Ad starts</source>
        <translation>Empieza un anuncio</translation>
    </message>
    <message>
        <source>Ad starts in %1 s</source>
        <translation>Anuncio en %1 s</translation>
    </message>
    <message>
        <source>A warning always appears in the window, unless it is turned off on the page Ads.</source>
        <translation>Siempre aparece una alerta en la ventana, salvo que se desactive en la página Anuncios.</translation>
    </message>
    <message>
        <source>Charity milestone</source>
        <translation>Hito de la campaña benéfica</translation>
    </message>
    <message>
        <source>Donation</source>
        <translation>Donación</translation>
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
        <translation>Streamer, socio</translation>
    </message>
    <message>
        <source>Broadcaster</source>
        <translation>Streamer</translation>
    </message>
    <message>
        <source>authorization code</source>
        <translation>código de autorización</translation>
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
        <translation>No hay ningún token en este equipo. Vuelve a iniciar sesión.</translation>
    </message>
    <message>
        <source>The sign-in is no longer valid: it was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again; nothing was lost.</source>
        <translation>El inicio de sesión ya no es válido: se ha revocado en otro lugar, se ha cambiado la contraseña o el token ya no está en el llavero. Vuelve a iniciar sesión; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The sign-in expired, and one through the browser cannot be refreshed. Sign in again; nothing was lost.</source>
        <translation>El inicio de sesión ha caducado, y uno hecho con el navegador no se puede renovar. Vuelve a iniciar sesión; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>role, way of signing in</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sesión cerrada</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Sin acceso al llavero</translation>
    </message>
    <message>
        <source>Not refreshed</source>
        <translation>No renovado</translation>
    </message>
    <message>
        <source>Ends in %1</source>
        <translation>Termina en %1</translation>
    </message>
    <message>
        <source>no renewal</source>
        <translation>sin renovación</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Cerrando sesión…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Esperando al llavero</translation>
    </message>
    <message>
        <source>%1 of %2 scopes</source>
        <translation>%1 de %2 ámbitos</translation>
    </message>
    <message>
        <source>Affiliates and Partners only</source>
        <translation>solo afiliados y socios</translation>
    </message>
    <message>
        <source>in channels that the account owns or moderates</source>
        <translation>en canales que pertenecen a la cuenta o que esta modera</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountView</name>
    <message>
        <source>Your sign-in expired; a sign-in through the browser cannot be renewed. Sign in again to continue; nothing was lost.</source>
        <translation>Tu inicio de sesión ha caducado; uno hecho con el navegador no se puede renovar. Vuelve a iniciar sesión para continuar; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>You were signed out: the sign-in was revoked elsewhere, the password was changed, or the token is not in the keychain any more. Sign in again to continue; nothing was lost.</source>
        <translation>Se ha cerrado tu sesión: se ha revocado en otro lugar, se ha cambiado la contraseña o el token ya no está en el llavero. Vuelve a iniciarla para continuar; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue; nothing was lost.</source>
        <translation>Se ha cerrado tu sesión. Vuelve a iniciarla para continuar; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. You may need to enter its password.</source>
        <translation>Esperando al llavero, donde está guardado tu inicio de sesión. Puede que tengas que introducir su contraseña.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>No se ha podido leer tu inicio de sesión del llavero. Reinténtalo y desbloquea el llavero, o vuelve a iniciar sesión; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>%1 The keychain reported: “%2”</source>
        <comment>a sentence; words of the keychain</comment>
        <translation>%1 Mensaje del llavero: «%2»</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost.</source>
        <translation>El servicio no ha renovado tu inicio de sesión. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Could not renew your sign-in, because the client secret of this service could not be read from the keychain. Nothing was lost.</source>
        <translation>No se ha podido renovar tu inicio de sesión, porque el secreto de cliente de este servicio no se ha podido leer del llavero. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>%1 The service responded: “%2”</source>
        <comment>a sentence; words of the service</comment>
        <translation>%1 Respuesta del servicio: «%2»</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
    </message>
    <message numerus="yes">
        <source>Offline since %1. %Ln pending decisions will be sent when the connection is back.</source>
        <translation>
            <numerusform>Sin conexión desde %1. Se enviará %Ln decisión pendiente cuando vuelva la conexión.</numerusform>
            <numerusform>Sin conexión desde %1. Se enviarán %Ln decisiones pendientes cuando vuelva la conexión.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offline since %1. Showing the last known data.</source>
        <translation>Sin conexión desde %1. Se muestran los últimos datos conocidos.</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Reintentar ahora</translation>
    </message>
    <message>
        <source>The service did not renew your sign-in. Nothing was lost. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>El servicio no ha renovado tu inicio de sesión. No se ha perdido nada. Si se ha sustituido el secreto de cliente, introduce el nuevo en el perfil del servicio.</translation>
    </message>
    <message>
        <source>Open Accounts</source>
        <translation>Abrir Cuentas</translation>
    </message>
</context>
<context>
    <name>Sidestage::AccountsPage</name>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Sign in another…</source>
        <translation>Iniciar sesión con otra…</translation>
    </message>
    <message>
        <source>Refresh the token now</source>
        <translation>Renovar el token ahora</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Cerrar sesión…</translation>
    </message>
    <message>
        <source>Sign out everywhere…</source>
        <translation>Cerrar sesión en todas partes…</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>Comprobado: %1</translation>
    </message>
    <message>
        <source>Not open</source>
        <translation>No abierto</translation>
    </message>
    <message>
        <source>No account yet</source>
        <translation>Aún no hay cuentas</translation>
    </message>
    <message>
        <source>Loading the accounts…</source>
        <translation>Cargando las cuentas…</translation>
    </message>
    <message>
        <source>Nobody is signed in to %1.</source>
        <translation>Nadie ha iniciado sesión en %1.</translation>
    </message>
    <message>
        <source>%1 is not open. Open it to see its accounts.</source>
        <translation>%1 no está abierto. Ábrelo para ver sus cuentas.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>No account is chosen.</source>
        <translation>No hay ninguna cuenta elegida.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Cerrando sesión…</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Nadie ha iniciado sesión.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActionButton</name>
    <message>
        <source>Ready in %1</source>
        <translation>Listo en %1</translation>
    </message>
    <message>
        <source>%1 is available again</source>
        <translation>%1 vuelve a estar disponible</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityCard</name>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Activity, newest first</source>
        <translation>Actividad, más reciente primero</translation>
    </message>
    <message>
        <source>Show all…</source>
        <translation>Mostrar todo…</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>%1 has not granted permission to see them.</source>
        <translation>%1 no ha concedido permiso para verlos.</translation>
    </message>
    <message>
        <source>Sign in again to see new activity.</source>
        <translation>Vuelve a iniciar sesión para ver la actividad nueva.</translation>
    </message>
    <message>
        <source>None kept.</source>
        <translation>No hay nada guardado.</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Follows, cheers, raids and subscriptions appear here as they come.</source>
        <translation>Los seguidores nuevos, cheers, raids y suscripciones aparecen aquí a medida que llegan.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityDialog</name>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Buscar espectador o mensaje</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <comment>a number</comment>
        <translation>%1, cargando</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>two numbers</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>No hay coincidencias.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Nothing is kept yet.</source>
        <translation>Aún no hay nada guardado.</translation>
    </message>
    <message>
        <source>Export activity</source>
        <translation>Exportar actividad</translation>
    </message>
    <message>
        <source>Activity %1</source>
        <comment>a date</comment>
        <translation>Actividad %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ActivityTexts</name>
    <message>
        <source>Hype train</source>
        <translation>Tren del hype</translation>
    </message>
    <message>
        <source>Anonymous</source>
        <translation>Anónimo</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Seguimientos</translation>
    </message>
    <message numerus="yes">
        <source>Cheered %Ln Bits</source>
        <translation>
            <numerusform>Cheer con %Ln Bit</numerusform>
            <numerusform>Cheer con %Ln Bits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raids with %Ln viewers</source>
        <translation>
            <numerusform>Raid con %Ln espectador</numerusform>
            <numerusform>Raid con %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscribed, tier %1</source>
        <translation>Suscripción, nivel %1</translation>
    </message>
    <message>
        <source>Subscribed, tier %1, %2</source>
        <comment>a number; a number of months</comment>
        <translation>Suscripción, nivel %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln mes</numerusform>
            <numerusform>%Ln meses</numerusform>
        </translation>
    </message>
    <message>
        <source>Gave %1, tier %2</source>
        <comment>a number of subscriptions; a number</comment>
        <translation>Ha regalado %1, nivel %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>%Ln suscripción</numerusform>
            <numerusform>%Ln suscripciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Reached level %1</source>
        <translation>Ha alcanzado el nivel %1</translation>
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
        <translation>Todo</translation>
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
        <translation>Suscripciones</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>seguimientos</translation>
    </message>
    <message>
        <source>cheers</source>
        <translation>cheers</translation>
    </message>
    <message>
        <source>subscriptions</source>
        <translation>suscripciones</translation>
    </message>
    <message>
        <source>hype trains</source>
        <translation>trenes del hype</translation>
    </message>
    <message>
        <source>Not shown without permission: %1.</source>
        <translation>No se muestra sin permiso: %1.</translation>
    </message>
    <message>
        <source>Follows</source>
        <comment>what a viewer did, as a verb</comment>
        <translation>Sigue el canal</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdAnnouncementDialog</name>
    <message>
        <source>Ad announcements</source>
        <translation>Avisos de anuncios</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Before an ad</source>
        <translation>Antes de un anuncio</translation>
    </message>
    <message>
        <source>Placeholders, filled in when sent: {%1}</source>
        <translation>Marcadores de posición, se rellenan al enviar: {%1}</translation>
    </message>
    <message>
        <source>Also announce the end</source>
        <translation>Avisar también del final</translation>
    </message>
    <message>
        <source>After an ad</source>
        <translation>Después de un anuncio</translation>
    </message>
    <message>
        <source>Channel colour</source>
        <translation>Color del canal</translation>
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
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>No templates yet. Create them on the Chat page.</source>
        <translation>Aún no hay plantillas. Créalas en la página Chat.</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vista previa: %1</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>No se ha podido guardar este cambio; solo se aplica hasta que salgas. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBlock</name>
    <message>
        <source>Ad running</source>
        <translation>Anuncio en curso</translation>
    </message>
    <message>
        <source>Next ad in</source>
        <translation>Próximo anuncio en</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdBreaksModel</name>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Scheduled for %1</source>
        <translation>Previsto a las %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Emitido</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pausas</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Aplazamientos</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>No emitido</translation>
    </message>
    <message>
        <source>Show of %1: %2</source>
        <translation>Programa del %1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Próximo anuncio</translation>
    </message>
    <message>
        <source>Ad length</source>
        <translation>Duración del anuncio</translation>
    </message>
    <message>
        <source>Opens the Ads page</source>
        <translation>Abre la página Anuncios</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Emitir %1 s</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>hasta las %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>a las %1</translation>
    </message>
    <message>
        <source>Ads</source>
        <comment>the page</comment>
        <translation>Anuncios</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>snoozes</comment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, next in %2</source>
        <comment>2 left, next snooze in 21:10</comment>
        <translation>%1, próximo en %2</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Aplazar el próximo anuncio</translation>
    </message>
    <message>
        <source>Run ad…</source>
        <translation>Emitir anuncio…</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdCountdown</name>
    <message>
        <source>Ad running</source>
        <translation>Anuncio en curso</translation>
    </message>
    <message>
        <source>Next ad</source>
        <translation>Próximo anuncio</translation>
    </message>
    <message>
        <source>%1 break</source>
        <comment>so many seconds</comment>
        <translation>Pausa de %1</translation>
    </message>
    <message>
        <source>No pre-rolls for %1, until %2</source>
        <translation>Sin pre-rolls durante %1, hasta %2</translation>
    </message>
    <message>
        <source>Compared with the longest pre-roll-free time seen so far, %1</source>
        <translation>En comparación con el tiempo más largo sin pre-rolls visto hasta ahora, %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdOverlay</name>
    <message>
        <source>Next ad</source>
        <translation>Próximo anuncio</translation>
    </message>
    <message>
        <source>Close until the next ad</source>
        <translation>Cerrar hasta el próximo anuncio</translation>
    </message>
    <message>
        <source>Ad running %1</source>
        <translation>Anuncio en curso, %1</translation>
    </message>
    <message>
        <source>Ads any moment</source>
        <translation>Anuncios en cualquier momento</translation>
    </message>
    <message>
        <source>Ads in %1</source>
        <translation>Anuncios en %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdRunBar</name>
    <message>
        <source>%1, ready in %2</source>
        <comment>Run 90 s, ready in 3:41</comment>
        <translation>%1, listo en %2</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Run now</source>
        <translation>Emitir ahora</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Emitir %1 s</translation>
    </message>
    <message>
        <source>Run %1 s now? Starts in %2 s.</source>
        <translation>¿Emitir %1 s ahora? Empieza en %2 s.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSnoozeButton</name>
    <message>
        <source>Snooze 5 min</source>
        <translation>Aplazar 5 min</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>seconds</comment>
        <translation>Deshacer (%1)</translation>
    </message>
    <message>
        <source>Undo snooze (%1)</source>
        <comment>seconds</comment>
        <translation>Deshacer aplazamiento (%1)</translation>
    </message>
    <message>
        <source>Undo the snooze</source>
        <translation>Deshacer el aplazamiento</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Aplazar</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Aplazar el próximo anuncio 5 minutos</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdSoundDialog</name>
    <message>
        <source>Warning before an ad</source>
        <translation>Alerta antes de un anuncio</translation>
    </message>
    <message>
        <source>When an ad is about to start</source>
        <translation>Cuando un anuncio está a punto de empezar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Show a desktop notification</source>
        <translation>Mostrar una notificación de escritorio</translation>
    </message>
    <message>
        <source>Desktop notification</source>
        <translation>Notificación de escritorio</translation>
    </message>
    <message>
        <source>The warning in the window counts down and closes automatically.</source>
        <translation>La alerta de la ventana hace una cuenta atrás y se cierra automáticamente.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTexts</name>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Sign in again to see the next ad.</source>
        <translation>Vuelve a iniciar sesión para ver el próximo anuncio.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the ad schedule.</source>
        <translation>Sidestage necesita permiso para ver el calendario de anuncios.</translation>
    </message>
    <message>
        <source>Permission to read the ad schedule</source>
        <translation>Permiso para leer el calendario de anuncios</translation>
    </message>
    <message>
        <source>Only the broadcaster can see the ad schedule, and the app needs the permission to read it (channel:read:ads).</source>
        <translation>Solo el streamer puede ver el calendario de anuncios, y la aplicación necesita permiso para leerlo (channel:read:ads).</translation>
    </message>
    <message>
        <source>Only partners and affiliates have ads.</source>
        <translation>Solo los socios y afiliados tienen anuncios.</translation>
    </message>
    <message>
        <source>Partners and affiliates</source>
        <translation>Socios y afiliados</translation>
    </message>
    <message>
        <source>Ads are scheduled and run only in channels of partners and affiliates. This channel is neither, so there is no countdown.</source>
        <translation>Solo se programan y emiten anuncios en canales de socios y afiliados. Este canal no es ninguna de las dos cosas, así que no hay cuenta atrás.</translation>
    </message>
    <message>
        <source>Ads are scheduled when the stream starts.</source>
        <translation>Los anuncios se programan cuando empieza el stream.</translation>
    </message>
    <message>
        <source>Live channels only</source>
        <translation>Solo canales en directo</translation>
    </message>
    <message>
        <source>Ads are scheduled only while a channel is live. The countdown appears here when the stream starts.</source>
        <translation>Los anuncios solo se programan mientras un canal está en directo. La cuenta atrás aparece aquí cuando empieza el stream.</translation>
    </message>
    <message>
        <source>No ad is scheduled.</source>
        <translation>No hay ningún anuncio programado.</translation>
    </message>
    <message>
        <source>No schedule</source>
        <translation>Sin calendario</translation>
    </message>
    <message>
        <source>No ad is scheduled for this stream. Set up automatic ads in the ads manager on the service&apos;s website.</source>
        <translation>No hay anuncios programados para este stream. Configura los anuncios automáticos en el gestor de anuncios del sitio web del servicio.</translation>
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
        <translation>Sidestage necesita permiso para aplazar anuncios.</translation>
    </message>
    <message>
        <source>Permission to snooze ads</source>
        <translation>Permiso para aplazar anuncios</translation>
    </message>
    <message>
        <source>An app can snooze ads only with the permission to manage them (channel:manage:ads).</source>
        <translation>Una aplicación solo puede aplazar anuncios con permiso para gestionarlos (channel:manage:ads).</translation>
    </message>
    <message>
        <source>Sidestage needs permission to run ads.</source>
        <translation>Sidestage necesita permiso para emitir anuncios.</translation>
    </message>
    <message>
        <source>Permission to run ads</source>
        <translation>Permiso para emitir anuncios</translation>
    </message>
    <message>
        <source>Only the broadcaster can run ads, and the app needs permission to do so (channel:edit:commercial).</source>
        <translation>Solo el streamer puede emitir anuncios, y la aplicación necesita permiso para ello (channel:edit:commercial).</translation>
    </message>
    <message>
        <source>No snoozes left. Next one at %1.</source>
        <translation>No quedan aplazamientos. El próximo, a las %1.</translation>
    </message>
    <message>
        <source>No snoozes left.</source>
        <translation>No quedan aplazamientos.</translation>
    </message>
    <message>
        <source>Snoozes</source>
        <translation>Aplazamientos</translation>
    </message>
    <message>
        <source>You get a few snoozes, and one more from time to time. Each one delays the next ad by 5 minutes.</source>
        <translation>Tienes unos pocos aplazamientos, y uno más de vez en cuando. Cada uno retrasa el próximo anuncio 5 minutos.</translation>
    </message>
    <message>
        <source>An ad is running.</source>
        <translation>Hay un anuncio en curso.</translation>
    </message>
    <message>
        <source>An ad is running</source>
        <translation>Hay un anuncio en curso</translation>
    </message>
    <message>
        <source>Another ad can start only some minutes after the last one.</source>
        <translation>Otro anuncio solo puede empezar unos minutos después del último.</translation>
    </message>
    <message>
        <source>Another ad can run at %1.</source>
        <translation>Se puede emitir otro anuncio a las %1.</translation>
    </message>
    <message>
        <source>Time between ads</source>
        <translation>Tiempo entre anuncios</translation>
    </message>
    <message>
        <source>Another ad can start only after the waiting time that the service sets with each ad, at least 8 minutes after the last ad began.</source>
        <translation>Otro anuncio solo puede empezar tras el tiempo de espera que el servicio fija con cada anuncio, como mínimo 8 minutos después del inicio del último.</translation>
    </message>
    <message>
        <source>Too many requests. Try again in a minute.</source>
        <translation>Demasiadas solicitudes. Inténtalo de nuevo en un minuto.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Se está enviando.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain.</source>
        <translation>No se ha podido leer tu inicio de sesión del llavero.</translation>
    </message>
    <message>
        <source>You are signed out.</source>
        <translation>Tu sesión está cerrada.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not have been snoozed.</source>
        <translation>No se ha recibido respuesta. Puede que el anuncio se haya aplazado o puede que no.</translation>
    </message>
    <message>
        <source>No response received. The ad may or may not be running.</source>
        <translation>No se ha recibido respuesta. Puede que el anuncio esté en curso o puede que no.</translation>
    </message>
    <message>
        <source>The ad was not snoozed.</source>
        <translation>El anuncio no se ha aplazado.</translation>
    </message>
    <message>
        <source>The ad was not run.</source>
        <translation>El anuncio no se ha emitido.</translation>
    </message>
    <message>
        <source>Not snoozed.</source>
        <translation>No aplazado.</translation>
    </message>
    <message>
        <source>No ad was run.</source>
        <translation>No se ha emitido ningún anuncio.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Respuesta del servicio: «%1»</translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}.</source>
        <translation>Marcador de posición desconocido: {%1}.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Ahora no se pueden enviar avisos.</translation>
    </message>
    <message>
        <source>{%1} is currently unknown.</source>
        <translation>{%1} se desconoce por ahora.</translation>
    </message>
    <message>
        <source>Too long. The service accepts at most %1 characters.</source>
        <translation>Demasiado largo. El servicio acepta como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>There is no text yet.</source>
        <translation>Aún no hay texto.</translation>
    </message>
    <message>
        <source>The service did not answer.</source>
        <translation>El servicio no ha respondido.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the next ad is due</comment>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Next ad in %1, at %2</source>
        <translation>Próximo anuncio en %1, a las %2</translation>
    </message>
    <message>
        <source>Ad running, %1 left</source>
        <translation>Anuncio en curso, quedan %1</translation>
    </message>
    <message>
        <source>The next ad is due now</source>
        <translation>El próximo anuncio toca ahora</translation>
    </message>
    <message numerus="yes">
        <source>based on %n breaks</source>
        <translation>
            <numerusform>según %n pausa</numerusform>
            <numerusform>según %n pausas</numerusform>
        </translation>
    </message>
    <message>
        <source>Starts on time, %1</source>
        <comment>from so many breaks</comment>
        <translation>Empieza a tiempo, %1</translation>
    </message>
    <message>
        <source>Starts %1 s late, %2</source>
        <translation>Empieza %1 s tarde, %2</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s late, %3</source>
        <translation>Empieza de %1 a %2 s tarde, %3</translation>
    </message>
    <message>
        <source>Starts %1 to %2 s early, %3</source>
        <translation>Empieza de %1 a %2 s antes, %3</translation>
    </message>
    <message>
        <source>Starts %1 s early to %2 s late, %3</source>
        <translation>Empieza entre %1 s antes y %2 s tarde, %3</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>a tiempo</translation>
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
        <translation>Emitido por ti</translation>
    </message>
    <message>
        <source>Run manually</source>
        <translation>Emitido a mano</translation>
    </message>
    <message>
        <source>Run by %1</source>
        <translation>Emitido por %1</translation>
    </message>
    <message>
        <source>Detected later</source>
        <translation>Detectado después</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Programado</translation>
    </message>
    <message>
        <source>Snoozed once</source>
        <translation>Aplazado una vez</translation>
    </message>
    <message>
        <source>Snoozed twice</source>
        <translation>Aplazado dos veces</translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n times</source>
        <translation>
            <numerusform>Aplazado %n vez</numerusform>
            <numerusform>Aplazado %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>No emitido</translation>
    </message>
    <message>
        <source>Length unknown</source>
        <translation>Duración desconocida</translation>
    </message>
    <message>
        <source>No planned length</source>
        <translation>Sin duración prevista</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Según lo previsto</translation>
    </message>
    <message>
        <source>%1 s shorter</source>
        <translation>%1 s más corto</translation>
    </message>
    <message>
        <source>%1 s longer</source>
        <translation>%1 s más largo</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds planned</source>
        <translation>
            <numerusform>%n segundo previsto</numerusform>
            <numerusform>%n segundos previstos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds shown</source>
        <translation>
            <numerusform>%n segundo emitido</numerusform>
            <numerusform>%n segundos emitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds late</source>
        <translation>
            <numerusform>%n segundo tarde</numerusform>
            <numerusform>%n segundos tarde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds early</source>
        <translation>
            <numerusform>%n segundo antes</numerusform>
            <numerusform>%n segundos antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breaks</source>
        <translation>
            <numerusform>%n pausa</numerusform>
            <numerusform>%n pausas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of ads</source>
        <translation>%1 de anuncios</translation>
    </message>
    <message numerus="yes">
        <source>%n manual</source>
        <translation>
            <numerusform>%n manual</numerusform>
            <numerusform>%n manuales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes</source>
        <translation>
            <numerusform>%n aplazamiento</numerusform>
            <numerusform>%n aplazamientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n did not run</source>
        <translation>
            <numerusform>%n no emitida</numerusform>
            <numerusform>%n no emitidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimeline</name>
    <message>
        <source>Ads of this stream, from 30 minutes ago to 50 minutes ahead</source>
        <translation>Anuncios de este stream, desde hace 30 minutos hasta dentro de 50 minutos</translation>
    </message>
    <message>
        <source>did not run</source>
        <translation>no emitido</translation>
    </message>
    <message>
        <source>Scheduled, did not run</source>
        <translation>Programado, no emitido</translation>
    </message>
    <message>
        <source>%1, running</source>
        <translation>%1, en curso</translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1, terminado</translation>
    </message>
    <message>
        <source>done</source>
        <comment>an ad of unknown length</comment>
        <translation>terminado</translation>
    </message>
    <message>
        <source>Ad running, %1</source>
        <translation>Anuncio en curso, %1</translation>
    </message>
    <message>
        <source>Ad shown, %1</source>
        <translation>Anuncio emitido, %1</translation>
    </message>
    <message>
        <source>Ad shown, length unknown</source>
        <translation>Anuncio emitido, duración desconocida</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>hasta las %1</translation>
    </message>
    <message>
        <source>No pre-rolls</source>
        <translation>Sin pre-rolls</translation>
    </message>
    <message>
        <source>Ad due, %1</source>
        <translation>Toca anuncio, %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>aprox. %1</translation>
    </message>
    <message>
        <source>Ad expected, based on previous ads</source>
        <translation>Anuncio esperado, según los anteriores</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what; when</comment>
        <translation>%1 a las %2</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Ahora %1</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: de %2 a %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdTimelineModel</name>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>what; from; to</comment>
        <translation>%1: de %2 a %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdToasts</name>
    <message>
        <source>End of the ads announced</source>
        <translation>Fin de los anuncios avisado</translation>
    </message>
    <message>
        <source>Upcoming ads announced</source>
        <translation>Próximos anuncios avisados</translation>
    </message>
    <message>
        <source>Announcement may not have been sent</source>
        <translation>Puede que el aviso no se haya enviado</translation>
    </message>
    <message>
        <source>Announcement not sent</source>
        <translation>Aviso no enviado</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Aplazado</translation>
    </message>
    <message numerus="yes">
        <source>next ad at %1, %n snoozes left</source>
        <translation>
            <numerusform>próximo anuncio a las %1, queda %n aplazamiento</numerusform>
            <numerusform>próximo anuncio a las %1, quedan %n aplazamientos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ad running for %1 s</source>
        <translation>Anuncio en curso durante %1 s</translation>
    </message>
    <message>
        <source>Could not save the ad log</source>
        <translation>No se ha podido guardar el registro de anuncios</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 a las %2</translation>
    </message>
    <message>
        <source>Ads soon</source>
        <translation>Anuncios en breve</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Aplazar</translation>
    </message>
    <message>
        <source>The ad was run</source>
        <translation>El anuncio se ha emitido</translation>
    </message>
    <message>
        <source>The ad was snoozed</source>
        <translation>El anuncio se ha aplazado</translation>
    </message>
    <message>
        <source>as you decided at %1, before Sidestage closed</source>
        <translation>como decidiste a las %1, antes de que se cerrara Sidestage</translation>
    </message>
    <message>
        <source>No ad was run</source>
        <translation>No se ha emitido ningún anuncio</translation>
    </message>
    <message>
        <source>Not snoozed</source>
        <translation>No aplazado</translation>
    </message>
    <message>
        <source>decided at %1; Sidestage closed before it was sent</source>
        <translation>decidido a las %1; Sidestage se cerró antes de enviarlo</translation>
    </message>
    <message>
        <source>Run %1 s</source>
        <translation>Emitir %1 s</translation>
    </message>
    <message>
        <source>Snoozing</source>
        <translation>Aplazando</translation>
    </message>
    <message>
        <source>Running an ad</source>
        <translation>Emitiendo un anuncio</translation>
    </message>
    <message>
        <source>next ad moves to %1</source>
        <translation>el próximo anuncio pasa a las %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::AdWarnings</name>
    <message>
        <source>Sidestage closed while sending the announcement. It may not have been sent.</source>
        <translation>Sidestage se cerró mientras enviaba el aviso. Puede que no se haya enviado.</translation>
    </message>
    <message>
        <source>Ads start in {seconds} seconds and last {length} seconds. Stay here.</source>
        <translation>Los anuncios empiezan en {seconds} segundos y duran {length} segundos. No se vayan.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent now.</source>
        <translation>Ahora no se pueden enviar avisos.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to announce in chat.</source>
        <translation>Sidestage necesita permiso para publicar avisos en el chat.</translation>
    </message>
    <message>
        <source>Sidestage was not running when the ads ended.</source>
        <translation>Sidestage no estaba en marcha cuando terminaron los anuncios.</translation>
    </message>
    <message>
        <source>The ads are over. Welcome back.</source>
        <translation>Se han acabado los anuncios. Hola de nuevo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AddRewardsDialog</name>
    <message>
        <source>Add rewards</source>
        <translation>Añadir recompensas</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Recompensas</translation>
    </message>
    <message>
        <source>Add rewards to “%1”</source>
        <translation>Añadir recompensas a «%1»</translation>
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
            <numerusform>Añadir %Ln recompensa</numerusform>
            <numerusform>Añadir %Ln recompensas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AdsPage</name>
    <message>
        <source>Ads in %1</source>
        <comment>30 seconds</comment>
        <translation>Anuncios en %1</translation>
    </message>
    <message>
        <source>%1 at %2, on %3’s channel</source>
        <comment>90 s at 20:47:45</comment>
        <translation>%1 a las %2, en el canal de %3</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Aplazar el próximo anuncio</translation>
    </message>
    <message>
        <source>Export in progress.</source>
        <translation>Exportación en curso.</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>Este stream</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>ad due</source>
        <translation>toca anuncio</translation>
    </message>
    <message>
        <source>ad shown</source>
        <translation>anuncio emitido</translation>
    </message>
    <message>
        <source>no pre-rolls</source>
        <translation>sin pre-rolls</translation>
    </message>
    <message>
        <source>Snooze the next ad by 5 minutes</source>
        <translation>Aplazar el próximo anuncio 5 minutos</translation>
    </message>
    <message>
        <source>Run an ad…</source>
        <translation>Emitir un anuncio…</translation>
    </message>
    <message>
        <source>Ad length: %1 s</source>
        <translation>Duración del anuncio: %1 s</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Exportar registro…</translation>
    </message>
    <message>
        <source>Sound before an ad…</source>
        <translation>Sonido antes de un anuncio…</translation>
    </message>
    <message>
        <source>Ad announcements…</source>
        <translation>Avisos de anuncios…</translation>
    </message>
    <message>
        <source>Export totals per show</source>
        <translation>Exportar totales por programa</translation>
    </message>
    <message>
        <source>Export ad log</source>
        <translation>Exportar registro de anuncios</translation>
    </message>
    <message>
        <source>shows and ads %1</source>
        <translation>programas y anuncios %1</translation>
    </message>
    <message>
        <source>ads %1</source>
        <translation>anuncios %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln línea guardada en %1.</numerusform>
            <numerusform>%Ln líneas guardadas en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertDialog</name>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>No se ha podido guardar este cambio; solo se aplica hasta que salgas. %1</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>Las notificaciones de escritorio no están disponibles aquí. Las notificaciones aparecen en la ventana.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Alerts</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AlertsCard</name>
    <message>
        <source>Notifications and sounds</source>
        <translation>Notificaciones y sonidos</translation>
    </message>
    <message>
        <source>Sound output</source>
        <translation>Salida de sonido</translation>
    </message>
    <message>
        <source>Volume of all alerts</source>
        <translation>Volumen de todas las alertas</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>Escritorio</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Sign in to choose what is shown and heard. Each account has its own choices.</source>
        <translation>Inicia sesión para elegir qué se muestra y qué se oye. Cada cuenta tiene sus propias opciones.</translation>
    </message>
    <message>
        <source>For %1. Each reward can have its own sound: Queue, Sounds.</source>
        <comment>an account</comment>
        <translation>Para %1. Cada recompensa puede tener su propio sonido: Cola, Sonidos.</translation>
    </message>
    <message>
        <source>Desktop notifications are not available here. Notifications appear in the window.</source>
        <translation>Las notificaciones de escritorio no están disponibles aquí. Las notificaciones aparecen en la ventana.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>No se ha podido guardar este cambio; solo se aplica hasta que salgas. %1</translation>
    </message>
    <message>
        <source>%1: in the window</source>
        <translation>%1: en la ventana</translation>
    </message>
    <message>
        <source>%1: on the desktop</source>
        <translation>%1: en el escritorio</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Sonido: %1</translation>
    </message>
    <message>
        <source>Volume: %1</source>
        <translation>Volumen: %1</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>silencio</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <translation>Probar: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>%1: from how many Bits</source>
        <translation>%1: a partir de cuántos Bits</translation>
    </message>
    <message>
        <source> Bits</source>
        <translation> Bits</translation>
    </message>
    <message>
        <source>While you are on air, show them in the window only</source>
        <translation>Mientras estés en emisión, mostrarlas solo en la ventana</translation>
    </message>
    <message>
        <source>Desktop notifications can be seen on a captured screen.</source>
        <translation>Las notificaciones de escritorio pueden verse en una pantalla capturada.</translation>
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
        <translation>Ya no</translation>
    </message>
    <message>
        <source>Quiet until %1</source>
        <translation>Silencio hasta las %1</translation>
    </message>
    <message>
        <source>Be quiet for…</source>
        <translation>Silenciar durante…</translation>
    </message>
    <message>
        <source>Until then there are no sounds and no desktop notifications. The window still shows them.</source>
        <translation>Hasta entonces no hay sonidos ni notificaciones de escritorio. La ventana las sigue mostrando.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predeterminada del sistema</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsPage</name>
    <message>
        <source>Analytics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Report type</source>
        <translation>Tipo de informe</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Save all as CSV…</source>
        <translation>Guardar todo como CSV…</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Guardar gráfico…</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Elegir días…</translation>
    </message>
    <message>
        <source>Earlier days</source>
        <translation>Días anteriores</translation>
    </message>
    <message>
        <source>Later days</source>
        <translation>Días posteriores</translation>
    </message>
    <message>
        <source>Daily download…</source>
        <translation>Descarga diaria…</translation>
    </message>
    <message>
        <source>This account has not granted the permission.</source>
        <translation>Esta cuenta no ha concedido el permiso.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsSaver</name>
    <message>
        <source>Save the report for %1</source>
        <translation>Guardar el informe de %1</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Save all figures</source>
        <translation>Guardar todos los valores</translation>
    </message>
    <message>
        <source>games</source>
        <translation>juegos</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>extensiones</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Guardar gráfico</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Vector image (*.svg)</source>
        <translation>Imagen vectorial (*.svg)</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsStats</name>
    <message>
        <source>%1, average per day</source>
        <translation>%1, media por día</translation>
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
        <translation>Días guardados</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde el %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>aún nada</translation>
    </message>
</context>
<context>
    <name>Sidestage::AnalyticsView</name>
    <message>
        <source>Sidestage needs permission to read game reports.</source>
        <translation>Sidestage necesita permiso para leer los informes de juegos.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to read extension reports.</source>
        <translation>Sidestage necesita permiso para leer los informes de extensiones.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta un permiso</translation>
    </message>
    <message>
        <source>Reports require the permission “%1”. Saved data is still shown.</source>
        <translation>Los informes requieren el permiso «%1». Los datos guardados se siguen mostrando.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
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
        <translation>%1. Consulta los detalles en la tabla.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
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
        <translation>El servicio tampoco tiene datos de estos días.</translation>
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
        <translation>Avisar</translation>
    </message>
    <message>
        <source>Previous announcement</source>
        <translation>Aviso anterior</translation>
    </message>
    <message>
        <source>Channel to announce in</source>
        <translation>Canal en el que avisar</translation>
    </message>
    <message>
        <source>Announcement text</source>
        <translation>Texto del aviso</translation>
    </message>
    <message>
        <source>Text to announce</source>
        <translation>Texto que avisar</translation>
    </message>
    <message>
        <source>Announce (%1)</source>
        <translation>Avisar (%1)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>Historial de avisos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected channels</source>
        <translation>
            <numerusform>%Ln canal seleccionado</numerusform>
            <numerusform>%Ln canales seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Plantillas…</translation>
    </message>
    <message>
        <source>Your text was replaced with “%1”</source>
        <translation>Tu texto se ha sustituido por «%1»</translation>
    </message>
    <message>
        <source>No channel to announce in.</source>
        <translation>No hay ningún canal en el que avisar.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>Introduce un texto.</translation>
    </message>
    <message>
        <source>No signed-in account can announce in %1.</source>
        <translation>Ninguna cuenta con sesión iniciada puede avisar en %1.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce. Sign in again from the account menu to grant it.</source>
        <translation>%1 no ha concedido permiso para publicar avisos. Vuelve a iniciar sesión desde el menú de cuentas para concederlo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>Sobra %Ln</numerusform>
            <numerusform>Sobran %Ln</numerusform>
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
            <numerusform>Avisar (%Ln)</numerusform>
            <numerusform>Avisar (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announcing: %1 of %Ln channels</source>
        <translation>
            <numerusform>Avisando: %1 de %Ln canal</numerusform>
            <numerusform>Avisando: %1 de %Ln canales</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; why it waits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Announced in %1</source>
        <translation>Aviso enviado en %1</translation>
    </message>
    <message numerus="yes">
        <source>Announced in %Ln channels</source>
        <translation>
            <numerusform>Aviso enviado en %Ln canal</numerusform>
            <numerusform>Aviso enviado en %Ln canales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Announced in %1 of %Ln channels</source>
        <translation>
            <numerusform>Aviso enviado en %1 de %Ln canal</numerusform>
            <numerusform>Aviso enviado en %1 de %Ln canales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::AnnounceHistoryDialog</name>
    <message>
        <source>Waiting. %1</source>
        <translation>En espera. %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Enviándose</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>Desconocido. %1</translation>
    </message>
    <message>
        <source>Failed. %1</source>
        <translation>Error. %1</translation>
    </message>
    <message>
        <source>Announced in all channels</source>
        <translation>Enviado en todos los canales</translation>
    </message>
    <message>
        <source>Announced in %1 of %2</source>
        <translation>Enviado en %1 de %2</translation>
    </message>
    <message>
        <source>Announcement history</source>
        <translation>Historial de avisos</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
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
        <translation>Eliminar todo</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Use text</source>
        <translation>Usar texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Eliminar para siempre</translation>
    </message>
    <message>
        <source>No announcements yet.</source>
        <translation>Aún no hay avisos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels</source>
        <translation>
            <numerusform>%Ln canal</numerusform>
            <numerusform>%Ln canales</numerusform>
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
            <numerusform>Reintentar %Ln</numerusform>
            <numerusform>Reintentar %Ln</numerusform>
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
        <translation>Ninguna cuenta con sesión iniciada puede gestionar este canal.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to announce.</source>
        <translation>%1 no ha concedido permiso para publicar avisos.</translation>
    </message>
    <message>
        <source>It could not be sent in time.</source>
        <translation>No se ha podido enviar a tiempo.</translation>
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
        <translation>Alerta de %1</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Añadir servicio…</translation>
    </message>
    <message>
        <source>a simulated platform on this computer</source>
        <translation>una plataforma simulada en este equipo</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Crear copia de seguridad…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>The back-up was restored. The data that it replaced is in %1.</source>
        <translation>La copia de seguridad se ha restaurado. Los datos que ha sustituido están en %1.</translation>
    </message>
    <message>
        <source>All data was deleted.</source>
        <translation>Se han eliminado todos los datos.</translation>
    </message>
    <message>
        <source>The settings file could not be read, because it is damaged or of a newer version. It was kept as %1, and the usual settings are used.</source>
        <translation>No se ha podido leer el archivo de ajustes, porque está dañado o es de una versión más reciente. Se ha conservado como %1, y se usan los ajustes habituales.</translation>
    </message>
    <message>
        <source>Sandbox failed</source>
        <translation>Error del sandbox</translation>
    </message>
    <message>
        <source>Could not start the sandbox. %1</source>
        <translation>No se ha podido iniciar el sandbox. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Could not save everything: %1</source>
        <translation>No se ha podido guardar todo: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a service; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 tiene la sesión cerrada.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The token could not be read from the keychain, so it was not revoked and stays valid until it expires.</source>
        <translation>La sesión de %1 se ha cerrado en este equipo. El token no se ha podido leer del llavero, así que no se ha revocado y sigue siendo válido hasta que caduque.</translation>
    </message>
    <message>
        <source>%1 is signed out on this computer. The service did not answer, so the token stays valid until it expires.</source>
        <translation>La sesión de %1 se ha cerrado en este equipo. El servicio no ha respondido, así que el token sigue siendo válido hasta que caduque.</translation>
    </message>
    <message>
        <source>clock 1×</source>
        <translation>reloj 1×</translation>
    </message>
    <message>
        <source>Sandbox ready</source>
        <translation>Sandbox listo</translation>
    </message>
    <message>
        <source>Sandbox running</source>
        <translation>Sandbox en marcha</translation>
    </message>
    <message>
        <source>Starting sandbox…</source>
        <translation>Iniciando sandbox…</translation>
    </message>
    <message>
        <source>Not signed in. The sandbox simulates a complete platform: sign in as one of its users and change what you like.</source>
        <translation>Sin sesión iniciada. El sandbox simula una plataforma completa: inicia sesión como uno de sus usuarios y cambia lo que quieras.</translation>
    </message>
    <message>
        <source>Starting the sandbox…</source>
        <translation>Iniciando el sandbox…</translation>
    </message>
    <message>
        <source>Not signed in to %1.</source>
        <translation>Sin sesión iniciada en %1.</translation>
    </message>
    <message>
        <source>Loading your accounts…</source>
        <translation>Cargando tus cuentas…</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions from last time</source>
        <translation>
            <numerusform>%n decisión pendiente de la última vez</numerusform>
            <numerusform>%n decisiones pendientes de la última vez</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an account; what is said</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>sent when the undo time is over</source>
        <translation>se envían al terminar el tiempo para deshacer</translation>
    </message>
    <message>
        <source>No keychain is available on this system, so you stay signed in only until you quit.</source>
        <translation>No hay ningún llavero disponible en este sistema, así que tu sesión solo dura hasta que salgas.</translation>
    </message>
    <message numerus="yes">
        <source>%n accounts need your attention</source>
        <translation>
            <numerusform>%n cuenta requiere tu atención</numerusform>
            <numerusform>%n cuentas requieren tu atención</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the client secret, so it is kept only until you quit: %1</source>
        <translation>No se ha podido guardar el secreto de cliente, así que solo se conserva hasta que salgas: %1</translation>
    </message>
    <message>
        <source>Could not delete the client secret from the keychain: %1</source>
        <translation>No se ha podido eliminar el secreto de cliente del llavero: %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 se ha quitado.</translation>
    </message>
    <message>
        <source>%1 was removed. %2</source>
        <translation>%1 se ha quitado. %2</translation>
    </message>
    <message>
        <source>Open sandbox page (port %1)</source>
        <translation>Abrir la página del sandbox (puerto %1)</translation>
    </message>
    <message>
        <source>Could not open a browser. The page is at %1</source>
        <translation>No se ha podido abrir un navegador. La página está en %1</translation>
    </message>
    <message>
        <source>Edit %1…</source>
        <translation>Editar %1…</translation>
    </message>
    <message>
        <source>Remove %1…</source>
        <translation>Quitar %1…</translation>
    </message>
    <message>
        <source>Could not use the archive of this profile: %1 It is left as it is. New redemptions are not kept, and decisions that are not sent when you quit are lost.</source>
        <translation>No se ha podido usar el archivo de canjes de este perfil: %1 Se deja como está. Los canjes nuevos no se guardan, y las decisiones que no se hayan enviado al salir se pierden.</translation>
    </message>
    <message>
        <source>Install the newest version of Sidestage, or move the file away.</source>
        <translation>Instala la versión más reciente de Sidestage o mueve el archivo.</translation>
    </message>
    <message>
        <source>Restore a back-up under Settings, Data, or move the file away.</source>
        <translation>Restaura una copia de seguridad en Ajustes, Datos, o mueve el archivo.</translation>
    </message>
    <message>
        <source>Could not use the file of this profile: %1 It is left as it is. Drafts, presets and accounts are kept only until you quit.</source>
        <translation>No se ha podido usar el archivo de este perfil: %1 Se deja como está. Los borradores, preajustes y cuentas solo se conservan hasta que salgas.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveFilters</name>
    <message>
        <source>Search viewer, message or reward</source>
        <translation>Buscar espectador, mensaje o recompensa</translation>
    </message>
    <message>
        <source>Time range</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde siempre</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>Último stream</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Personalizado…</translation>
    </message>
    <message>
        <source>From date</source>
        <translation>Desde la fecha</translation>
    </message>
    <message>
        <source>To date (inclusive)</source>
        <translation>Hasta la fecha (inclusive)</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Todas las recompensas</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>All outcomes</source>
        <translation>Todos los resultados</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArchiveModel</name>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Reembolsado</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Desaparecido</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>en otro lugar</translation>
    </message>
    <message>
        <source>by the service</source>
        <translation>por el servicio</translation>
    </message>
    <message>
        <source>redeemed %1</source>
        <translation>canjeado %1</translation>
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
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>sin mensaje</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Canjeado</translation>
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
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>Decididos hoy</translation>
    </message>
    <message>
        <source>Search the archive</source>
        <translation>Buscar en el archivo</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Refresh the archive</source>
        <translation>Actualizar el archivo</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Solo %1</translation>
    </message>
    <message>
        <source>Only %1. Show all viewers</source>
        <translation>Solo %1. Mostrar todos los espectadores</translation>
    </message>
    <message>
        <source>More than %1 found</source>
        <translation>Más de %1 encontrados</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 encontrados</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nuevos</translation>
    </message>
    <message>
        <source>Could not load the archive. %1</source>
        <translation>No se ha podido cargar el archivo. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>No hay canjes que coincidan.</translation>
    </message>
    <message>
        <source>Clear filters</source>
        <translation>Borrar filtros</translation>
    </message>
    <message>
        <source>The archive is empty. Every redemption that Sidestage sees is saved here.</source>
        <translation>El archivo está vacío. Aquí se guardan todos los canjes que ve Sidestage.</translation>
    </message>
    <message>
        <source>No decisions today. Fulfilled and refunded redemptions appear here.</source>
        <translation>Hoy no hay decisiones. Los canjes completados y reembolsados aparecen aquí.</translation>
    </message>
    <message>
        <source>Export (%1)</source>
        <translation>Exportar (%1)</translation>
    </message>
    <message>
        <source>redemptions %1</source>
        <translation>canjes %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemption(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln canje guardado en %1.</numerusform>
            <numerusform>%Ln canjes guardados en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>While Sidestage was not connected</source>
        <translation>Mientras Sidestage no estaba conectado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ArrangeHandle</name>
    <message>
        <source>Move %1 earlier</source>
        <translation>Mover %1 hacia delante</translation>
    </message>
    <message>
        <source>Move %1 later</source>
        <translation>Mover %1 hacia atrás</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>Abrir %1 en otra ventana</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>Hacer %1 más estrecha</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>Hacer %1 más ancha</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, posición %2 de %3</translation>
    </message>
    <message>
        <source>Arrow keys move the card, W changes its width, P pops it out, H hides it.</source>
        <translation>Las flechas mueven la tarjeta, W cambia su ancho, P la abre en otra ventana y H la oculta.</translation>
    </message>
</context>
<context>
    <name>Sidestage::AutomodView</name>
    <message>
        <source>Overall level</source>
        <translation>Nivel general</translation>
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
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change AutoMod.</source>
        <translation>Sidestage necesita permiso para cambiar AutoMod.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta un permiso</translation>
    </message>
    <message>
        <source>Changing the AutoMod levels requires a permission that was not granted.</source>
        <translation>Cambiar los niveles de AutoMod requiere un permiso que no se ha concedido.</translation>
    </message>
    <message>
        <source>Not undone: the levels were changed again meanwhile.</source>
        <translation>No se ha deshecho: los niveles se han vuelto a cambiar entretanto.</translation>
    </message>
    <message>
        <source>The levels were not saved. %1</source>
        <translation>Los niveles no se han guardado. %1</translation>
    </message>
    <message>
        <source>AutoMod levels saved in %1.</source>
        <translation>Niveles de AutoMod guardados en %1.</translation>
    </message>
    <message>
        <source>Changed elsewhere to %1.</source>
        <translation>Cambiado en otro lugar a %1.</translation>
    </message>
    <message>
        <source>The service sets the categories when you save.</source>
        <translation>El servicio fija las categorías al guardar.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
    <message>
        <source>Choose which levels to keep first.</source>
        <translation>Elige primero qué niveles conservar.</translation>
    </message>
    <message>
        <source>You do not moderate any channel.</source>
        <translation>No moderas ningún canal.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the AutoMod levels.</source>
        <translation>Sidestage necesita permiso para ver los niveles de AutoMod.</translation>
    </message>
    <message>
        <source>Could not load the levels. %1</source>
        <translation>No se han podido cargar los niveles. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The levels were changed elsewhere meanwhile.</source>
        <translation>Los niveles se han cambiado en otro lugar entretanto.</translation>
    </message>
    <message>
        <source>%1 has changed the levels meanwhile.</source>
        <translation>%1 ha cambiado los niveles entretanto.</translation>
    </message>
    <message>
        <source>Use the new levels</source>
        <translation>Usar los niveles nuevos</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar los míos</translation>
    </message>
</context>
<context>
    <name>Sidestage::Awaited</name>
    <message>
        <source>Waiting for the keychain, where your sign-in is stored. Nothing was sent.</source>
        <translation>Esperando al llavero, donde está guardado tu inicio de sesión. No se ha enviado nada.</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Nothing was sent.</source>
        <translation>No se ha podido leer tu inicio de sesión del llavero. No se ha enviado nada.</translation>
    </message>
    <message>
        <source>Could not read the client secret of this service from the keychain.</source>
        <translation>No se ha podido leer el secreto de cliente de este servicio del llavero.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BackupTexts</name>
    <message>
        <source>The file is damaged, or it is not a back-up of Sidestage.</source>
        <translation>El archivo está dañado o no es una copia de seguridad de Sidestage.</translation>
    </message>
    <message>
        <source>The back-up was made by a newer version of Sidestage.</source>
        <translation>La copia de seguridad se creó con una versión más reciente de Sidestage.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 no se puede escribir.</translation>
    </message>
    <message>
        <source>%1 cannot be replaced.</source>
        <translation>%1 no se puede sustituir.</translation>
    </message>
    <message>
        <source>%1 cannot be moved.</source>
        <translation>%1 no se puede mover.</translation>
    </message>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 no se puede quitar.</translation>
    </message>
    <message>
        <source>%1 cannot be created.</source>
        <translation>%1 no se puede crear.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«%1» no es un archivo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BanDialog</name>
    <message>
        <source>Ban</source>
        <translation>Banear</translation>
    </message>
    <message>
        <source>Ban in %1</source>
        <translation>Banear en %1</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Enter a login.</source>
        <translation>Introduce un login.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>For good</source>
        <translation>Para siempre</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Expulsar temporalmente</translation>
    </message>
    <message>
        <source>A login has only letters, digits and “_”.</source>
        <translation>Un login solo tiene letras, cifras y «_».</translation>
    </message>
    <message>
        <source>There is no viewer with this login.</source>
        <translation>No hay ningún espectador con este login.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BannedView</name>
    <message>
        <source>in %1</source>
        <comment>a duration</comment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Banned viewers</source>
        <translation>Espectadores baneados</translation>
    </message>
    <message>
        <source>Search bans</source>
        <translation>Buscar baneos</translation>
    </message>
    <message>
        <source>The list of bans is the broadcaster’s alone</source>
        <translation>Solo el streamer recibe la lista de baneos</translation>
    </message>
    <message>
        <source>The service lists the bans of a channel for its broadcaster only. For other channels this list has the bans and timeouts that this computer has seen.</source>
        <translation>El servicio solo enumera los baneos de un canal a su streamer. Para otros canales, esta lista contiene los baneos y expulsiones temporales que ha visto este equipo.</translation>
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
        <translation>%1, expulsión temporal desde %2, termina %3. %4</translation>
    </message>
    <message>
        <source>%1, banned since %2, ends %3. %4</source>
        <translation>%1, baneo desde %2, termina %3. %4</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Desbanear</translation>
    </message>
    <message>
        <source>Ban…</source>
        <translation>Banear…</translation>
    </message>
    <message>
        <source>Copy bans to…</source>
        <translation>Copiar baneos a…</translation>
    </message>
    <message>
        <source>Import bans…</source>
        <translation>Importar baneos…</translation>
    </message>
    <message>
        <source>Import bans</source>
        <translation>Importar baneos</translation>
    </message>
    <message>
        <source>Lists of logins (*.txt *.csv)</source>
        <translation>Listas de logins (*.txt *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export bans…</source>
        <translation>Exportar baneos…</translation>
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
        <translation>%1 por ahora</translation>
    </message>
    <message>
        <source>Only what this computer has seen.</source>
        <translation>Solo lo que ha visto este equipo.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to ban and unban.</source>
        <translation>Sidestage necesita permiso para banear y desbanear.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La lista está vacía.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>Elige primero un canal.</translation>
    </message>
    <message>
        <source>Choose a viewer first.</source>
        <translation>Elige primero un espectador.</translation>
    </message>
    <message>
        <source>Nobody is banned.</source>
        <translation>No hay nadie baneado.</translation>
    </message>
    <message>
        <source>No bans were seen here.</source>
        <translation>No se han visto baneos aquí.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is banned.</source>
        <translation>Sidestage necesita permiso para ver quién está baneado.</translation>
    </message>
    <message>
        <source>Export bans</source>
        <translation>Exportar baneos</translation>
    </message>
    <message>
        <source>Bans of %1</source>
        <translation>Baneos de %1</translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln bans to</source>
        <translation>
            <numerusform>Copiar %Ln baneo a</numerusform>
            <numerusform>Copiar %Ln baneos a</numerusform>
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
        <translation>Antes de un anuncio</translation>
    </message>
    <message>
        <source>Notify me</source>
        <translation>Notificarme</translation>
    </message>
    <message>
        <source>Announce in chat</source>
        <translation>Avisar en el chat</translation>
    </message>
    <message>
        <source>Corner overlay</source>
        <translation>Superposición en la esquina</translation>
    </message>
    <message>
        <source>above other windows</source>
        <translation>sobre otras ventanas</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>No se ha podido guardar este cambio; solo se aplica hasta que salgas. %1</translation>
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
        <translation>sin sonido…</translation>
    </message>
    <message>
        <source>with a sound…</source>
        <translation>con sonido…</translation>
    </message>
    <message>
        <source>before and after…</source>
        <translation>antes y después…</translation>
    </message>
    <message>
        <source>from a template…</source>
        <translation>de una plantilla…</translation>
    </message>
    <message>
        <source>Notify me %1 before</source>
        <comment>30 s</comment>
        <translation>Notificarme %1 antes</translation>
    </message>
    <message>
        <source>Announce %1 before</source>
        <comment>30 s</comment>
        <translation>Avisar %1 antes</translation>
    </message>
    <message>
        <source>Show the overlay %1 before</source>
        <comment>30 s</comment>
        <translation>Mostrar la superposición %1 antes</translation>
    </message>
    <message>
        <source>A small window in a corner of the screen, above all others</source>
        <translation>Una ventana pequeña en una esquina de la pantalla, sobre todas las demás</translation>
    </message>
    <message>
        <source>Permission to announce</source>
        <translation>Permiso para avisar</translation>
    </message>
    <message>
        <source>An app can announce in chat only with permission (moderator:manage:announcements).</source>
        <translation>Una aplicación solo puede publicar avisos en el chat con permiso (moderator:manage:announcements).</translation>
    </message>
    <message>
        <source>Last warning %1, %2 ahead</source>
        <translation>Última alerta: %1, %2 antes</translation>
    </message>
    <message>
        <source>No warning yet</source>
        <translation>Aún no hay alertas</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsBoard</name>
    <message>
        <source>The service did not answer.</source>
        <translation>El servicio no ha respondido.</translation>
    </message>
</context>
<context>
    <name>Sidestage::BitsCard</name>
    <message>
        <source>Bits leaderboard</source>
        <translation>Clasificación de Bits</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Desde siempre</translation>
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
        <translation>Contado en hora del Pacífico.</translation>
    </message>
    <message>
        <source>You: rank %1 with %2 Bits</source>
        <translation>Tú: puesto %1 con %2 Bits</translation>
    </message>
    <message>
        <source>You have not cheered in this period.</source>
        <translation>No has enviado cheers en este período.</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>No se ha podido actualizar. %1</translation>
    </message>
    <message>
        <source>Since the channel began</source>
        <translation>Desde el inicio del canal</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Your time: %1 to %2</source>
        <translation>Tu hora: de %1 a %2</translation>
    </message>
    <message>
        <source>your clock shows the same time</source>
        <translation>tu reloj muestra la misma hora</translation>
    </message>
    <message>
        <source>%1 behind your clock</source>
        <translation>%1 por detrás de tu reloj</translation>
    </message>
    <message>
        <source>%1 ahead of your clock</source>
        <translation>%1 por delante de tu reloj</translation>
    </message>
    <message>
        <source>Pacific time</source>
        <translation>Hora del Pacífico</translation>
    </message>
    <message>
        <source>Days run from midnight to midnight in Pacific time (%1 at the beginning of this period), and weeks start on Monday. Daylight saving time begins on the second Sunday of March and ends on the first Sunday of November: those days have 23 and 25 hours.</source>
        <translation>Los días van de medianoche a medianoche en hora del Pacífico (%1 al principio de este período) y las semanas empiezan el lunes. El horario de verano empieza el segundo domingo de marzo y termina el primer domingo de noviembre: esos días tienen 23 y 25 horas.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who cheered.</source>
        <translation>Sidestage necesita permiso para ver quién ha enviado cheers.</translation>
    </message>
    <message>
        <source>Could not load the leaderboard. %1</source>
        <translation>No se ha podido cargar la clasificación. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Nobody cheered in this period.</source>
        <translation>Nadie ha enviado cheers en este período.</translation>
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
        <translation>Buscar usuarios bloqueados</translation>
    </message>
    <message>
        <source>Copy the blocked user’s name</source>
        <translation>Copiar el nombre del usuario bloqueado</translation>
    </message>
    <message>
        <source>Unblock the user</source>
        <translation>Desbloquear al usuario</translation>
    </message>
</context>
<context>
    <name>Sidestage::BoardModel</name>
    <message>
        <source>Rank %1, %2, %3 Bits</source>
        <translation>Puesto %1, %2, %3 Bits</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
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
        <translation>Pausas</translation>
    </message>
    <message>
        <source>List to show</source>
        <translation>Lista mostrada</translation>
    </message>
    <message>
        <source>Ad breaks, newest first</source>
        <translation>Pausas publicitarias, más reciente primero</translation>
    </message>
    <message>
        <source>Totals per show, newest first</source>
        <translation>Totales por programa, más reciente primero</translation>
    </message>
    <message>
        <source>No ad breaks yet. They are listed here as they happen.</source>
        <translation>Aún no hay pausas publicitarias. Aparecen aquí a medida que ocurren.</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Programas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln total</source>
        <translation>
            <numerusform>%Ln en total</numerusform>
            <numerusform>%Ln en total</numerusform>
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
            <numerusform>%Ln en este stream</numerusform>
            <numerusform>%Ln en este stream</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::BrowserPane</name>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>Waiting for your browser</source>
        <translation>Esperando a tu navegador</translation>
    </message>
    <message>
        <source>A sign-in through the browser cannot be renewed. When it expires after a few weeks, sign in again.</source>
        <translation>Un inicio de sesión con el navegador no se puede renovar. Cuando caduque tras unas semanas, vuelve a iniciar sesión.</translation>
    </message>
    <message>
        <source>Continue in your browser</source>
        <translation>Continúa en tu navegador</translation>
    </message>
    <message>
        <source>For another browser on this computer. Valid for this sign-in only.</source>
        <translation>Para otro navegador de este equipo. Solo es válida para este inicio de sesión.</translation>
    </message>
    <message>
        <source>Your browser opens the service’s page, where you may already be signed in. After you approve, it returns to %1 on this computer, where Sidestage is waiting.</source>
        <translation>Tu navegador abre la página del servicio, donde puede que ya tengas la sesión iniciada. Cuando aceptes, vuelve a %1 en este equipo, donde espera Sidestage.</translation>
    </message>
    <message>
        <source>Open browser</source>
        <translation>Abrir navegador</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Abrir de nuevo</translation>
    </message>
    <message>
        <source>Approve access in your browser. This window then continues.</source>
        <translation>Acepta el acceso en tu navegador. Luego continúa esta ventana.</translation>
    </message>
    <message>
        <source>Could not open the browser. Copy the address and paste it into a browser on this computer.</source>
        <translation>No se ha podido abrir el navegador. Copia la dirección y pégala en un navegador de este equipo.</translation>
    </message>
    <message>
        <source>A response to another sign-in arrived and was not used. Still waiting.</source>
        <translation>Ha llegado una respuesta a otro inicio de sesión y no se ha usado. La espera continúa.</translation>
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
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Fijar %1</translation>
    </message>
    <message>
        <source>Fields that are not ticked stay unchanged.</source>
        <translation>Los campos sin marcar no cambian.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln</source>
        <translation>
            <numerusform>Cambiar %Ln</numerusform>
            <numerusform>Cambiar %Ln</numerusform>
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
        <translation>Partes de la llamada</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Choose a call to see what was sent and answered.</source>
        <translation>Elige una llamada para ver lo que se envió y se respondió.</translation>
    </message>
    <message>
        <source>Secrets are never kept.</source>
        <translation>Los secretos nunca se guardan.</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>a page</comment>
        <translation>por %1</translation>
    </message>
    <message>
        <source>No answer: %1</source>
        <translation>Sin respuesta: %1</translation>
    </message>
    <message>
        <source>The service said: “%1”</source>
        <translation>El servicio ha dicho: «%1»</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Copy event</source>
        <translation>Copiar evento</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Cabeceras</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>No body</source>
        <translation>Sin cuerpo</translation>
    </message>
    <message>
        <source>Body: too large, %1</source>
        <comment>a size</comment>
        <translation>Cuerpo: demasiado grande, %1</translation>
    </message>
    <message>
        <source>Body, %1</source>
        <comment>a size</comment>
        <translation>Cuerpo, %1</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Budget left</source>
        <translation>Cuota restante</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Then waited</source>
        <translation>Espera posterior</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a duration; why</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <comment>a number</comment>
        <translation>Intento %1</translation>
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
            <numerusform>%n error nuevo</numerusform>
            <numerusform>%n errores nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Call log</source>
        <translation>Registro de llamadas</translation>
    </message>
    <message>
        <source>Search path or answer</source>
        <translation>Buscar ruta o respuesta</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Escrituras</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Calls, newest first</source>
        <translation>Llamadas, más reciente primero</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Export HAR…</source>
        <translation>Exportar HAR…</translation>
    </message>
    <message>
        <source>Search calls</source>
        <translation>Buscar llamadas</translation>
    </message>
    <message>
        <source>Copy as curl, without secrets</source>
        <translation>Copiar como curl, sin secretos</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Follow the newest calls</source>
        <translation>Seguir las llamadas más recientes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls until %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln llamada hasta %1</numerusform>
            <numerusform>%Ln llamadas hasta %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls since %1</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%Ln llamada desde %1</numerusform>
            <numerusform>%Ln llamadas desde %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept for %1 h, %2</source>
        <comment>hours; memory</comment>
        <translation>Se guarda durante %1 h, %2</translation>
    </message>
    <message>
        <source>All accounts</source>
        <translation>Todas las cuentas</translation>
    </message>
    <message>
        <source>Errors %1</source>
        <comment>a number</comment>
        <translation>Errores %1</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La lista está vacía.</translation>
    </message>
    <message>
        <source>No matching calls.</source>
        <translation>No hay llamadas que coincidan.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>The call log is paused.</source>
        <translation>El registro de llamadas está en pausa.</translation>
    </message>
    <message>
        <source>No calls yet.</source>
        <translation>Aún no hay llamadas.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Live tail, %1 a minute</source>
        <comment>a number</comment>
        <translation>En vivo, %1 por minuto</translation>
    </message>
    <message>
        <source>Event copied</source>
        <translation>Evento copiado</translation>
    </message>
    <message>
        <source>Copied as curl, without secrets</source>
        <translation>Copiado como curl, sin secretos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls removed</source>
        <translation>
            <numerusform>%Ln llamada quitada</numerusform>
            <numerusform>%Ln llamadas quitadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the calls</source>
        <translation>Exportar las llamadas</translation>
    </message>
    <message>
        <source>Calls %1</source>
        <comment>a date</comment>
        <translation>Llamadas %1</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>Archivo HTTP (*.har)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls saved to %1.</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%Ln llamada guardada en %1.</numerusform>
            <numerusform>%Ln llamadas guardadas en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nueva</numerusform>
            <numerusform>%Ln nuevas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CallTexts</name>
    <message>
        <source>Received</source>
        <translation>Recibido</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Demasiadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
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
        <translation>Pausa antes de volver a intentarlo</translation>
    </message>
    <message>
        <source>The rate limit was reached</source>
        <translation>Se ha alcanzado el límite de solicitudes</translation>
    </message>
    <message>
        <source>The sign-in was renewed</source>
        <translation>Se ha renovado el inicio de sesión</translation>
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
        <translation>%1, pedida por %2</translation>
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
        <translation>Estado</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restantes</translation>
    </message>
    <message>
        <source>Requests left of the rate limit</source>
        <translation>Solicitudes restantes del límite</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Pedida por</translation>
    </message>
</context>
<context>
    <name>Sidestage::CampaignCard</name>
    <message>
        <source>Website</source>
        <translation>Sitio web</translation>
    </message>
    <message>
        <source>Charity website</source>
        <translation>Sitio web de la organización</translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation>Logotipo de %1</translation>
    </message>
    <message>
        <source>Could not load the logo of %1.</source>
        <translation>No se ha podido cargar el logotipo de %1.</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>sin objetivo fijado</translation>
    </message>
    <message>
        <source>Could not open the website: %1</source>
        <translation>No se ha podido abrir el sitio web: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CardBoard</name>
    <message>
        <source>%1 is hidden</source>
        <translation>%1: tarjeta oculta</translation>
    </message>
    <message>
        <source>%1 is shown</source>
        <translation>%1: tarjeta visible</translation>
    </message>
    <message>
        <source>%1 is wide</source>
        <translation>%1: tarjeta ancha</translation>
    </message>
    <message>
        <source>%1 is narrow</source>
        <translation>%1: tarjeta estrecha</translation>
    </message>
    <message>
        <source>Card layout reset</source>
        <translation>Disposición de tarjetas restablecida</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, posición %2 de %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::Cards</name>
    <message>
        <source>Next ad</source>
        <translation>Próximo anuncio</translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Campaña benéfica</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Redemptions waiting</source>
        <translation>Canjes en espera</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Modos del chat</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Encuesta</translation>
    </message>
    <message>
        <source>Hype train</source>
        <translation>Tren del hype</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>Chat en directo</translation>
    </message>
    <message>
        <source>Moderation waiting</source>
        <translation>Moderación pendiente</translation>
    </message>
    <message>
        <source>None scheduled</source>
        <translation>Ninguno programado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <comment>redemptions</comment>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
</context>
<context>
    <name>Sidestage::CategorySearch</name>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Sin categoría</translation>
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
        <translation>Por enviar: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChangesCard</name>
    <message>
        <source>Changes to send</source>
        <translation>Cambios por enviar</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>aún no enviado</translation>
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
            <numerusform>Enviar %n cambio</numerusform>
            <numerusform>Enviar %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>draft not saved</source>
        <translation>borrador no guardado</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>borrador guardado</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>Cambiado en otro lugar: %1.</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>añadido: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>quitado: %1</translation>
    </message>
    <message>
        <source>order changed</source>
        <translation>orden cambiado</translation>
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
        <translation>No enviado: el canal se ha cambiado en otro lugar. Compara los cambios en la página Canal.</translation>
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
        <translation>Sidestage puede ver tu canal, pero no cambiarlo.</translation>
    </message>
    <message>
        <source>Change the channel</source>
        <translation>Cambiar el canal</translation>
    </message>
    <message>
        <source>Changing title, category and other details requires permission to manage your broadcast, which was not granted.</source>
        <translation>Cambiar el título, la categoría y otros datos requiere permiso para gestionar tu transmisión, que no se ha concedido.</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>No category</source>
        <translation>Sin categoría</translation>
    </message>
    <message>
        <source>Labels: %1</source>
        <translation>Clasificación: %1</translation>
    </message>
    <message>
        <source>Changed %1 by you</source>
        <translation>Lo cambiaste tú %1</translation>
    </message>
    <message>
        <source>Changed %1 elsewhere</source>
        <translation>Cambiado en otro lugar %1</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message numerus="yes">
        <source>%n changes not sent yet.</source>
        <translation>
            <numerusform>%n cambio aún no enviado.</numerusform>
            <numerusform>%n cambios aún no enviados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>Presets, %1 in use</source>
        <translation>Preajustes, %1 en uso</translation>
    </message>
    <message>
        <source>No presets yet</source>
        <translation>Aún no hay preajustes</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>Gestionar preajustes…</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>El canal ya coincide con el preajuste %1.</translation>
    </message>
    <message>
        <source>%1 was added to your unsent changes. Review and send them together.</source>
        <translation>%1 se ha añadido a tus cambios sin enviar. Revísalos y envíalos juntos.</translation>
    </message>
    <message>
        <source>Not sent. %1 Your changes are still on the Channel page.</source>
        <translation>No enviado. %1 Tus cambios siguen en la página Canal.</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>Nada que enviar: el canal ya está al día.</translation>
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
        <translation>Canales</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 se ha añadido.</translation>
    </message>
    <message>
        <source>Search channels</source>
        <translation>Buscar canales</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Channels to show</source>
        <translation>Canales que mostrar</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show none</source>
        <translation>No mostrar ninguno</translation>
    </message>
    <message>
        <source>Account to use</source>
        <translation>Cuenta que usar</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Comprobar mi rol</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Channel name or address</source>
        <translation>Nombre o dirección del canal</translation>
    </message>
    <message>
        <source>Add channel</source>
        <translation>Añadir canal</translation>
    </message>
    <message>
        <source>Account for the new channel</source>
        <translation>Cuenta para el nuevo canal</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Sidestage needs permission to list the channels moderated by %1.</source>
        <translation>Sidestage necesita permiso para obtener la lista de canales que modera %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Role ended</source>
        <translation>Rol terminado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>%1, %2, account: %3</source>
        <comment>a channel, the role there, an account</comment>
        <translation>%1, %2, cuenta: %3</translation>
    </message>
    <message>
        <source>Account for %1</source>
        <translation>Cuenta para %1</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 de %2 mostrados</translation>
    </message>
    <message>
        <source>Enter a channel name or address.</source>
        <translation>Introduce el nombre o la dirección de un canal.</translation>
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
        <translation>Esta cuenta no puede cambiar el canal.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>Changing the channel requires the permission channel:manage:broadcast, which was not granted when you signed in.</source>
        <translation>Cambiar el canal requiere el permiso channel:manage:broadcast, que no se concedió al iniciar sesión.</translation>
    </message>
    <message>
        <source>How often you can change this is limited.</source>
        <translation>La frecuencia con la que puedes cambiarlo está limitada.</translation>
    </message>
    <message>
        <source>Editors</source>
        <translation>Editores</translation>
    </message>
    <message>
        <source>Favourite category</source>
        <translation>Categoría favorita</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Añadir una etiqueta</translation>
    </message>
    <message>
        <source>“%1” was not added: use only letters and digits, without spaces or symbols.</source>
        <translation>«%1» no se ha añadido: usa solo letras y cifras, sin espacios ni símbolos.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was not added: at most %n characters.</source>
        <translation>
            <numerusform>«%1» no se ha añadido: como máximo %n carácter.</numerusform>
            <numerusform>«%1» no se ha añadido: como máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Games rated Mature are labelled automatically.</source>
        <translation>Los juegos para adultos se clasifican automáticamente.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n second(s).</source>
        <translation>
            <numerusform>Hasta %n segundo.</numerusform>
            <numerusform>Hasta %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Only partners can delay a stream.</source>
        <translation>Solo los socios pueden retrasar un stream.</translation>
    </message>
    <message>
        <source>Partners only</source>
        <translation>Solo socios</translation>
    </message>
    <message numerus="yes">
        <source>Only partners can delay their stream, by up to %n second(s).</source>
        <translation>
            <numerusform>Solo los socios pueden retrasar su stream, hasta %n segundo.</numerusform>
            <numerusform>Solo los socios pueden retrasar su stream, hasta %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Editors are not shown.</source>
        <translation>No se muestran los editores.</translation>
    </message>
    <message>
        <source>Showing the editors requires the permission channel:read:editors.</source>
        <translation>Mostrar los editores requiere el permiso channel:read:editors.</translation>
    </message>
    <message>
        <source>Editor since %1</source>
        <translation>Editor desde %1</translation>
    </message>
    <message>
        <source>Not refreshed. %1</source>
        <translation>No actualizado. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message numerus="yes">
        <source>%n can edit this channel</source>
        <translation>
            <numerusform>%n puede editar este canal</numerusform>
            <numerusform>%n pueden editar este canal</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>Volver a cargar los editores</translation>
    </message>
    <message>
        <source>%L1 of %L2. Letters and digits only, up to %L3 each.</source>
        <translation>%L1 de %L2. Solo letras y cifras, hasta %L3 cada una.</translation>
    </message>
    <message>
        <source>Remove from favourite categories</source>
        <translation>Quitar de las categorías favoritas</translation>
    </message>
    <message>
        <source>Add to favourite categories</source>
        <translation>Añadir a las categorías favoritas</translation>
    </message>
    <message>
        <source>Type part of the name.</source>
        <translation>Escribe parte del nombre.</translation>
    </message>
    <message>
        <source>Recent: %1</source>
        <translation>Recientes: %1</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1 no enviado. %2 Tu cambio sigue aquí.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelModes</name>
    <message>
        <source>Nothing was sent because the channel may have changed in the meantime.</source>
        <translation>No se ha enviado nada, porque el canal puede haber cambiado entretanto.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1 no ha concedido permiso para cambiar los modos del chat.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to view Shield Mode.</source>
        <translation>%1 no ha concedido permiso para ver el modo Escudo.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1 no ha concedido permiso para cambiar el modo Escudo.</translation>
    </message>
    <message>
        <source>%1 is signed out.</source>
        <translation>%1 tiene la sesión cerrada.</translation>
    </message>
    <message>
        <source>The change was accepted, but the channel now has a different setting.</source>
        <translation>El cambio se ha aceptado, pero el canal tiene ahora otro ajuste.</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Enviar cambios</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Guardar como preajuste…</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Compare changes…</source>
        <translation>Comparar cambios…</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Borrador no guardado: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Borrador guardado %1</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n change(s)</source>
        <translation>
            <numerusform>%n cambio descartado</numerusform>
            <numerusform>%n cambios descartados</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>No se ha enviado nada. %1 Tus cambios siguen aquí.</translation>
    </message>
    <message>
        <source>%1 Your changes are still here and can be sent again.</source>
        <translation>%1 Tus cambios siguen aquí y se pueden volver a enviar.</translation>
    </message>
    <message>
        <source>Nothing to send: the channel is already up to date.</source>
        <translation>Nada que enviar: el canal ya está al día.</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <translation>%1 enviado</translation>
    </message>
    <message>
        <source>The channel already matches the preset %1.</source>
        <translation>El canal ya coincide con el preajuste %1.</translation>
    </message>
    <message>
        <source>%1 is in the form. Send to apply it.</source>
        <translation>%1 está en el formulario. Envíalo para aplicarlo.</translation>
    </message>
    <message>
        <source>The previous values are in the form. Send to restore them.</source>
        <translation>Los valores anteriores están en el formulario. Envíalos para restaurarlos.</translation>
    </message>
    <message>
        <source>Preset “%1” deleted</source>
        <translation>Preajuste «%1» eliminado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChannelsDialog</name>
    <message>
        <source>Copy to other channels</source>
        <translation>Copiar a otros canales</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>You do not moderate any other channel.</source>
        <translation>No moderas ningún otro canal.</translation>
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
        <translation>%1 alcanzado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>viewer, amount</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New donation</source>
        <translation>Nueva donación</translation>
    </message>
    <message numerus="yes">
        <source>%n new donations</source>
        <translation>
            <numerusform>%n donación nueva</numerusform>
            <numerusform>%n donaciones nuevas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityCard</name>
    <message>
        <source>Charity</source>
        <translation>Campaña benéfica</translation>
    </message>
    <message>
        <source>Open the Charity page</source>
        <translation>Abrir la página Campaña benéfica</translation>
    </message>
    <message>
        <source>Charity campaigns are not available.</source>
        <translation>Las campañas benéficas no están disponibles.</translation>
    </message>
    <message>
        <source>Charity campaigns</source>
        <translation>Campañas benéficas</translation>
    </message>
    <message>
        <source>Requires permission to read charity campaigns and donations.</source>
        <translation>Requiere permiso para leer campañas benéficas y donaciones.</translation>
    </message>
    <message>
        <source>Only partners and affiliates can have charity campaigns.</source>
        <translation>Solo los socios y afiliados pueden tener campañas benéficas.</translation>
    </message>
    <message>
        <source>No campaign is running.</source>
        <translation>No hay ninguna campaña en curso.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a goal</comment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>no goal set</source>
        <translation>sin objetivo fijado</translation>
    </message>
    <message>
        <source>goal %1</source>
        <comment>about a time</comment>
        <translation>objetivo %1</translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation>objetivo alcanzado</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1</source>
        <translation>Última donación: %2 de %1</translation>
    </message>
    <message>
        <source>Last donation: %2 from %1, %3</source>
        <comment>viewer, amount, 2 min ago</comment>
        <translation>Última donación: %2 de %1, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityFeed</name>
    <message>
        <source>Charity campaigns are available only to partners and affiliates.</source>
        <translation>Las campañas benéficas solo están disponibles para socios y afiliados.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see charity campaigns.</source>
        <translation>Sidestage necesita permiso para ver las campañas benéficas.</translation>
    </message>
</context>
<context>
    <name>Sidestage::CharityPage</name>
    <message>
        <source>Charity</source>
        <translation>Campaña benéfica</translation>
    </message>
    <message>
        <source>No campaign is running. Past campaigns are in the ledger below.</source>
        <translation>No hay ninguna campaña en curso. Las anteriores están abajo, en el libro de donaciones.</translation>
    </message>
    <message>
        <source>Export ledger…</source>
        <translation>Exportar libro de donaciones…</translation>
    </message>
    <message>
        <source>Overlay files…</source>
        <translation>Archivos de superposición…</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>Sonidos…</translation>
    </message>
    <message>
        <source>Search donations</source>
        <translation>Buscar donaciones</translation>
    </message>
    <message>
        <source>Donations and ledger</source>
        <translation>Donaciones y libro de donaciones</translation>
    </message>
    <message>
        <source>Add milestone…</source>
        <translation>Añadir hito…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Could not load the campaign. %1</source>
        <translation>No se ha podido cargar la campaña. %1</translation>
    </message>
    <message>
        <source>No campaign is running. Start one on the service’s website; it appears here automatically.</source>
        <translation>No hay ninguna campaña en curso. Inicia una en el sitio web del servicio; aparecerá aquí automáticamente.</translation>
    </message>
    <message>
        <source>The ledger is not saved: %1</source>
        <translation>El libro de donaciones no se guarda: %1</translation>
    </message>
    <message>
        <source>Export ledger</source>
        <translation>Exportar libro de donaciones</translation>
    </message>
    <message>
        <source>donations %1</source>
        <translation>donaciones %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln donation(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln donación guardada en %1.</numerusform>
            <numerusform>%Ln donaciones guardadas en %1.</numerusform>
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
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Save the chart or its figures…</source>
        <translation>Guardar el gráfico o sus valores…</translation>
    </message>
    <message>
        <source>Chart figures</source>
        <translation>Valores del gráfico</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>Todas las extensiones</translation>
    </message>
    <message>
        <source>%1, by day</source>
        <translation>%1, por día</translation>
    </message>
    <message>
        <source>%1, by week</source>
        <translation>%1, por semana</translation>
    </message>
    <message>
        <source>%1, by 30 days</source>
        <translation>%1, por 30 días</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>two scales</source>
        <translation>dos escalas</translation>
    </message>
    <message>
        <source>Figures of very different size use separate scales, left and right.</source>
        <translation>Los valores de tamaño muy distinto usan escalas separadas, izquierda y derecha.</translation>
    </message>
    <message>
        <source>Loading saved reports…</source>
        <translation>Cargando los informes guardados…</translation>
    </message>
    <message>
        <source>Nothing selected. Tick a figure to see it.</source>
        <translation>Nada seleccionado. Marca un valor para verlo.</translation>
    </message>
    <message>
        <source>No reports saved, and Sidestage needs permission to download them.</source>
        <translation>No hay informes guardados, y Sidestage necesita permiso para descargarlos.</translation>
    </message>
    <message>
        <source>No reports yet. They are downloaded once a day.</source>
        <translation>Aún no hay informes. Se descargan una vez al día.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
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
        <translation>Día</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
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
        <translation>%1. Las flechas izquierda y derecha avanzan un día; la tabla muestra los mismos valores.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatChannels</name>
    <message>
        <source>Not signed in.</source>
        <translation>Sin sesión iniciada.</translation>
    </message>
    <message>
        <source>There is no channel named “%1”.</source>
        <translation>No hay ningún canal llamado «%1».</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator of this channel.</source>
        <translation>%1 ya no modera este canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatPage</name>
    <message numerus="yes">
        <source>%n channels locked down</source>
        <translation>
            <numerusform>%n canal bloqueado</numerusform>
            <numerusform>%n canales bloqueados</numerusform>
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
        <translation>Bloquear o restaurar el chat…</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Avisar</translation>
    </message>
    <message>
        <source>Chat sections</source>
        <translation>Secciones del chat</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Emotes and badges</source>
        <translation>Emotes e insignias</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatTexts</name>
    <message numerus="yes">
        <source>%Ln characters too many. Shorten the text to send it; the end would be cut off.</source>
        <translation>
            <numerusform>Sobra %Ln carácter. Acorta el texto para enviarlo; se cortaría el final.</numerusform>
            <numerusform>Sobran %Ln caracteres. Acorta el texto para enviarlo; se cortaría el final.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown placeholder {%1}. Available: %2.</source>
        <translation>Marcador de posición desconocido: {%1}. Disponibles: %2.</translation>
    </message>
    <message>
        <source>{%1} is not available in %2 right now.</source>
        <translation>{%1} no está disponible en %2 ahora mismo.</translation>
    </message>
    <message>
        <source>Too long for %1 once the placeholders are filled in. Shorten the text to send it.</source>
        <translation>Demasiado largo para %1 una vez rellenados los marcadores de posición. Acorta el texto para enviarlo.</translation>
    </message>
    <message>
        <source>Enter some text.</source>
        <translation>Introduce un texto.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what it gets</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: unknown whether it was announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: no se sabe si se ha avisado. %2</translation>
    </message>
    <message>
        <source>%1: not announced. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1: sin aviso. %2</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Announce again in %1</source>
        <translation>Volver a avisar en %1</translation>
    </message>
    <message>
        <source>It may be announced twice.</source>
        <translation>Puede que el aviso aparezca dos veces.</translation>
    </message>
    <message>
        <source>Followers only</source>
        <translation>Solo seguidores</translation>
    </message>
    <message>
        <source>followers only</source>
        <translation>el modo «Solo seguidores»</translation>
    </message>
    <message>
        <source>minimum follow time</source>
        <translation>tiempo mínimo de seguimiento</translation>
    </message>
    <message>
        <source>Slow mode</source>
        <translation>Modo lento</translation>
    </message>
    <message>
        <source>slow mode</source>
        <translation>el modo lento</translation>
    </message>
    <message>
        <source>between messages</source>
        <translation>entre mensajes</translation>
    </message>
    <message>
        <source>Subscribers only</source>
        <translation>Solo suscriptores</translation>
    </message>
    <message>
        <source>subscribers only</source>
        <translation>el modo «Solo suscriptores»</translation>
    </message>
    <message>
        <source>Emote only</source>
        <translation>Solo emotes</translation>
    </message>
    <message>
        <source>emote only</source>
        <translation>el modo «Solo emotes»</translation>
    </message>
    <message>
        <source>Unique messages</source>
        <translation>Mensajes únicos</translation>
    </message>
    <message>
        <source>unique messages</source>
        <translation>el modo «Mensajes únicos»</translation>
    </message>
    <message>
        <source>no repeats</source>
        <translation>sin repeticiones</translation>
    </message>
    <message>
        <source>Chat delay</source>
        <translation>Retraso del chat</translation>
    </message>
    <message>
        <source>the chat delay</source>
        <translation>el retraso del chat</translation>
    </message>
    <message>
        <source>for non-moderators</source>
        <translation>para no moderadores</translation>
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
        <translation>Añadido por nombre</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Before a change</source>
        <translation>Antes de un cambio</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Before a preset</source>
        <translation>Antes de un preajuste</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Preajuste «%1»</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restauración</translation>
    </message>
    <message>
        <source>Before restoring</source>
        <translation>Antes de restaurar</translation>
    </message>
    <message>
        <source>Restore “%1”</source>
        <translation>Restauración de «%1»</translation>
    </message>
    <message>
        <source>Lockdown</source>
        <translation>Bloqueo del chat</translation>
    </message>
    <message>
        <source>Before lockdown</source>
        <translation>Antes del bloqueo del chat</translation>
    </message>
    <message>
        <source>End of the lockdown</source>
        <translation>Fin del bloqueo del chat</translation>
    </message>
    <message>
        <source>Before the end of the lockdown</source>
        <translation>Antes del fin del bloqueo del chat</translation>
    </message>
    <message>
        <source>Timed mode</source>
        <translation>Modo temporal</translation>
    </message>
    <message>
        <source>Before a timed mode</source>
        <translation>Antes de un modo temporal</translation>
    </message>
    <message>
        <source>End of a timed mode</source>
        <translation>Fin de un modo temporal</translation>
    </message>
    <message>
        <source>Before the end of a timed mode</source>
        <translation>Antes del fin de un modo temporal</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
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
        <translation>%1 o %2 s.</translation>
    </message>
    <message>
        <source>Must have followed for %1 to %2.</source>
        <translation>Hay que ser seguidor desde hace un tiempo: de %1 a %2.</translation>
    </message>
    <message>
        <source>One message per viewer every %1 to %2 s.</source>
        <translation>Un mensaje por espectador cada %1 a %2 s.</translation>
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
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>on, %1</source>
        <translation>activado, %1</translation>
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
        <translation>Al menos %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Como máximo %1.</translation>
    </message>
    <message>
        <source>Set by the lockdown until %1. Reverts to: %2.</source>
        <translation>Fijado por el bloqueo del chat hasta las %1. Después vuelve a: %2.</translation>
    </message>
    <message>
        <source>Set by the lockdown. When it ends, reverts to: %1.</source>
        <translation>Fijado por el bloqueo del chat. Al terminar vuelve a: %1.</translation>
    </message>
    <message>
        <source>Timed until %1. Reverts to: %2.</source>
        <translation>Temporal hasta las %1. Después vuelve a: %2.</translation>
    </message>
    <message>
        <source>Until you end it. Reverts to: %1.</source>
        <translation>Hasta que lo termines. Después vuelve a: %1.</translation>
    </message>
    <message>
        <source>set by lockdown</source>
        <translation>fijado por el bloqueo del chat</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>hasta las %1</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>temporal</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>%1 turned %2 off in %3, %4</source>
        <translation>%1 ha desactivado %2 en %3, %4</translation>
    </message>
    <message>
        <source>%1 set %2 to %5 in %3, %4</source>
        <translation>%1 ha cambiado %2 a %5 en %3, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3, %4</source>
        <translation>%1 ha activado %2 en %3, %4</translation>
    </message>
    <message>
        <source>%1 turned %2 on in %3 (%5), %4</source>
        <translation>%1 ha activado %2 en %3 (%5), %4</translation>
    </message>
    <message>
        <source>%1 was not changed in %2. %3</source>
        <comment>a mode, a channel, the reason</comment>
        <translation>No se ha cambiado %1 en %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n modes were not changed in %1. %2</source>
        <translation>
            <numerusform>No se ha cambiado %n modo en %1. %2</numerusform>
            <numerusform>No se han cambiado %n modos en %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 en %2</translation>
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
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChatWriter</name>
    <message>
        <source>Do not reply</source>
        <translation>No responder</translation>
    </message>
    <message>
        <source>Write to</source>
        <translation>Escribir a</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Escribe un mensaje</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a channel</comment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>Replying to %1: %2</source>
        <translation>Respuesta a %1: %2</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Borrador no guardado: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>the length of a text; the longest length</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Sidestage needs permission to write in chat.</source>
        <translation>Sidestage necesita permiso para escribir en el chat.</translation>
    </message>
    <message>
        <source>No channel is chosen.</source>
        <translation>No hay ningún canal elegido.</translation>
    </message>
    <message>
        <source>The last message is being sent.</source>
        <translation>El último mensaje se está enviando.</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Escribe primero un mensaje.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>Como máximo 500 caracteres.</translation>
    </message>
    <message>
        <source>It is not known whether the message was sent. %1</source>
        <translation>No se sabe si el mensaje se ha enviado. %1</translation>
    </message>
    <message>
        <source>The message was not sent. %1</source>
        <translation>El mensaje no se ha enviado. %1</translation>
    </message>
    <message>
        <source>The chat has dropped it.</source>
        <translation>El chat lo ha descartado.</translation>
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
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>Aquí desde</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>antes de %1</translation>
    </message>
    <message>
        <source>here since %1</source>
        <translation>aquí desde %1</translation>
    </message>
    <message>
        <source>here since before %1</source>
        <translation>aquí desde antes de %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::CheckList</name>
    <message>
        <source>The service is fine.</source>
        <translation>El servicio funciona bien.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ChipEdit</name>
    <message>
        <source>“%1” is already in the list.</source>
        <translation>«%1» ya está en la lista.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags. Remove one to add “%1”.</source>
        <translation>
            <numerusform>Como máximo %n etiqueta. Quítala para añadir «%1».</numerusform>
            <numerusform>Como máximo %n etiquetas. Quita una para añadir «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 se ha quitado</translation>
    </message>
    <message>
        <source>%1, press Delete to remove</source>
        <translation>%1, pulsa Supr para quitar</translation>
    </message>
    <message>
        <source>%1, new, press Delete to remove</source>
        <translation>%1, nuevo, pulsa Supr para quitar</translation>
    </message>
    <message>
        <source>Contains %1.</source>
        <translation>Contiene %1.</translation>
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
        <translation>Ha ganado</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a choice, its votes, its share</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, ha ganado</translation>
    </message>
</context>
<context>
    <name>Sidestage::Client</name>
    <message>
        <source>Only an extension can send this request, with a token that it has signed itself. Nothing was sent.</source>
        <translation>Solo una extensión puede enviar esta solicitud, con un token que haya firmado ella misma. No se ha enviado nada.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsCard</name>
    <message>
        <source>Could not open a browser. The link is %1</source>
        <translation>No se ha podido abrir un navegador. El enlace es %1</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>No permission to make clips.</source>
        <translation>Sin permiso para crear clips.</translation>
    </message>
    <message>
        <source>No clips of this stream yet.</source>
        <translation>Aún no hay clips de este stream.</translation>
    </message>
    <message>
        <source>All clips</source>
        <translation>Todos los clips</translation>
    </message>
    <message>
        <source>Without permission to make clips, Sidestage only shows those of others.</source>
        <translation>Sin permiso para crear clips, Sidestage solo muestra los de otros.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of this stream</source>
        <translation>
            <numerusform>%Ln de este stream</numerusform>
            <numerusform>%Ln de este stream</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1 · %2</source>
        <comment>who made a clip; number of views</comment>
        <translation>de %1 · %2</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ti</translation>
    </message>
    <message numerus="yes">
        <source>%Ln views</source>
        <translation>
            <numerusform>%Ln visualización</numerusform>
            <numerusform>%Ln visualizaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Actions for %1</source>
        <translation>Acciones para %1</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Enlace copiado.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>New clip</source>
        <translation>Nuevo clip</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>asked %1, up to %2</source>
        <comment>4 s ago; 15 s</comment>
        <translation>solicitado %1, hasta %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::ClipsView</name>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizaciones</translation>
    </message>
    <message>
        <source>Clips of the channel</source>
        <translation>Clips del canal</translation>
    </message>
    <message>
        <source>The channel has no clips yet.</source>
        <translation>El canal aún no tiene clips.</translation>
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
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>This name is already in use.</source>
        <translation>Este nombre ya está en uso.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
    <message>
        <source>“%1” was deleted.</source>
        <translation>«%1» se ha eliminado.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColorSwatches</name>
    <message>
        <source>Announcement colour</source>
        <translation>Color del aviso</translation>
    </message>
</context>
<context>
    <name>Sidestage::ColourField</name>
    <message>
        <source>Pick a colour</source>
        <translation>Elegir un color</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>Otro color…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommandPalette</name>
    <message>
        <source>No matching result.</source>
        <translation>No hay resultados que coincidan.</translation>
    </message>
    <message>
        <source>Change key…</source>
        <translation>Cambiar tecla…</translation>
    </message>
</context>
<context>
    <name>Sidestage::CommunityPage</name>
    <message>
        <source>Community</source>
        <translation>Comunidad</translation>
    </message>
    <message>
        <source>Community section</source>
        <translation>Sección de la comunidad</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Seguimientos</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>En el chat</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Suscriptores</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roles</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueados</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
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
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionButton</name>
    <message>
        <source>Shows connection details</source>
        <translation>Muestra los detalles de la conexión</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Reintentar ahora</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Nadie ha iniciado sesión.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ConnectionCard</name>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Retry now</source>
        <translation>Reintentar ahora</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a name; its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Esperando al llavero</translation>
    </message>
    <message>
        <source>No sign-in</source>
        <translation>Sin inicio de sesión</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sesión cerrada</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Partly unavailable</source>
        <translation>Parcialmente no disponible</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Ahora mismo</translation>
    </message>
    <message>
        <source>Next attempt in %1</source>
        <translation>Próximo intento en %1</translation>
    </message>
    <message>
        <source>Reconnecting…</source>
        <translation>Reconectando…</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos en directo</translation>
    </message>
    <message>
        <source>API budget</source>
        <translation>Cuota de la API</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Requests this account can still send before it has to wait.</source>
        <translation>Solicitudes que esta cuenta aún puede enviar antes de tener que esperar.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Inicio de sesión</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Sin acceso al llavero</translation>
    </message>
    <message>
        <source>Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in again; nothing was lost.</source>
        <translation>No se ha podido leer tu inicio de sesión del llavero. Reinténtalo y desbloquea el llavero, o vuelve a iniciar sesión; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>No longer valid</source>
        <translation>Ya no es válido</translation>
    </message>
    <message>
        <source>This sign-in is no longer valid. Sign in again to continue. Nothing was lost.</source>
        <translation>Este inicio de sesión ya no es válido. Vuelve a iniciar sesión para continuar. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Not renewed</source>
        <translation>No renovado</translation>
    </message>
    <message>
        <source>Token renews in</source>
        <translation>El token se renueva en</translation>
    </message>
    <message>
        <source>Sign-in ends in</source>
        <translation>La sesión termina en</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>On the next request</source>
        <translation>En la próxima solicitud</translation>
    </message>
    <message>
        <source>Unsent decisions</source>
        <translation>Decisiones sin enviar</translation>
    </message>
    <message>
        <source>Saved on disk. They are sent when the undo time is over or the connection is back.</source>
        <translation>Guardadas en el disco. Se envían cuando termina el tiempo para deshacer o vuelve la conexión.</translation>
    </message>
    <message>
        <source>All good</source>
        <translation>Todo en orden</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
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
        <translation>Servicio: %1</translation>
    </message>
    <message>
        <source>Last response: %1</source>
        <translation>Última respuesta: %1</translation>
    </message>
    <message>
        <source>Last attempt failed: %1</source>
        <translation>Último intento con error: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts since then</source>
        <translation>
            <numerusform>%n intento desde entonces</numerusform>
            <numerusform>%n intentos desde entonces</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget: %1 of %2 left</source>
        <translation>Cuota de la API: quedan %1 de %2</translation>
    </message>
    <message>
        <source>Rate limit reached. Calls wait until the service accepts them again.</source>
        <translation>Límite de solicitudes alcanzado. Las llamadas esperan hasta que el servicio vuelva a aceptarlas.</translation>
    </message>
    <message>
        <source>Moderator actions</source>
        <translation>Acciones de moderadores</translation>
    </message>
    <message>
        <source>Chat modes</source>
        <translation>Modos del chat</translation>
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
        <translation>Chats compartidos</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Canjes</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Recompensas</translation>
    </message>
    <message>
        <source>Ads</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>Donaciones</translation>
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
        <translation>Título y categoría</translation>
    </message>
    <message>
        <source>Stream start and end</source>
        <translation>Inicio y fin del stream</translation>
    </message>
    <message>
        <source>%1: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1: sin eventos en directo, se consulta periódicamente.</translation>
    </message>
    <message>
        <source>%1 in the channel of %2: no live events, checked periodically.</source>
        <comment>what an event tells</comment>
        <translation>%1 en el canal de %2: sin eventos en directo, se consulta periódicamente.</translation>
    </message>
    <message>
        <source>The service ended the subscription: “%1”</source>
        <translation>El servicio ha terminado la suscripción: «%1»</translation>
    </message>
    <message>
        <source>Last message from the service: %1</source>
        <translation>Último mensaje del servicio: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>%n suscripción</numerusform>
            <numerusform>%n suscripciones</numerusform>
        </translation>
    </message>
    <message>
        <source>No live events: polling every %1 s</source>
        <translation>Sin eventos en directo: consulta cada %1 s</translation>
    </message>
    <message>
        <source>Live events: waiting for the keychain</source>
        <translation>Eventos en directo: esperando al llavero</translation>
    </message>
    <message>
        <source>Live events: sign-in not readable from keychain</source>
        <translation>Eventos en directo: no se puede leer el inicio de sesión del llavero</translation>
    </message>
    <message>
        <source>Live events: signed out</source>
        <translation>Eventos en directo: sesión cerrada</translation>
    </message>
    <message>
        <source>Live events: not subscribed yet</source>
        <translation>Eventos en directo: aún sin suscripción</translation>
    </message>
    <message>
        <source>Live events: connecting…</source>
        <translation>Eventos en directo: conectando…</translation>
    </message>
    <message>
        <source>Live events: subscribing…</source>
        <translation>Eventos en directo: suscribiendo…</translation>
    </message>
    <message>
        <source>Live events connected</source>
        <translation>Eventos en directo conectados</translation>
    </message>
    <message numerus="yes">
        <source>Live events connected, %n refused</source>
        <translation>
            <numerusform>Eventos en directo conectados, %n rechazado</numerusform>
            <numerusform>Eventos en directo conectados, %n rechazados</numerusform>
        </translation>
    </message>
    <message>
        <source>Missed changes are found within %1.</source>
        <translation>Los cambios perdidos se detectan en un plazo de %1.</translation>
    </message>
    <message>
        <source>Live events: reconnecting, next attempt at %1</source>
        <translation>Eventos en directo: reconectando, próximo intento a las %1</translation>
    </message>
    <message>
        <source>Live events: reconnecting…</source>
        <translation>Eventos en directo: reconectando…</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Esperando al llavero</translation>
    </message>
    <message>
        <source>Sign-in not readable from keychain</source>
        <translation>No se puede leer el inicio de sesión del llavero</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Connected · updated %1</source>
        <translation>Conectado · actualizado %1</translation>
    </message>
    <message>
        <source>Reconnecting, attempt %1</source>
        <translation>Reconectando, intento %1</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Sin conexión desde %1</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sesión cerrada</translation>
    </message>
</context>
<context>
    <name>Sidestage::DataCard</name>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Could not open a file manager.</source>
        <translation>No se ha podido abrir un gestor de archivos.</translation>
    </message>
    <message>
        <source>Accounts, drafts, presets, library</source>
        <translation>Cuentas, borradores, preajustes, biblioteca</translation>
    </message>
    <message>
        <source>Archive, ledger, reports, pending requests</source>
        <translation>Archivo, libro de donaciones, informes, solicitudes pendientes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Can be loaded again.</source>
        <translation>Se pueden volver a cargar.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Replaced by the last restore</source>
        <translation>Sustituido en la última restauración</translation>
    </message>
    <message>
        <source>Back up everything to one file</source>
        <translation>Copia de seguridad de todo en un archivo</translation>
    </message>
    <message>
        <source>Back up…</source>
        <translation>Crear copia de seguridad…</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Replaces all present data, which is kept aside. Sidestage starts again.</source>
        <translation>Sustituye todos los datos actuales, que se guardan aparte. Sidestage se reinicia.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Delete all data</source>
        <translation>Eliminar todos los datos</translation>
    </message>
    <message>
        <source>Signs out everywhere and removes everything that Sidestage has stored on this computer.</source>
        <translation>Cierra la sesión en todas partes y quita todo lo que Sidestage ha guardado en este equipo.</translation>
    </message>
    <message>
        <source>Delete all data…</source>
        <translation>Eliminar todos los datos…</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Copia de seguridad de todo</translation>
    </message>
    <message>
        <source>Back-ups of Sidestage (*.sidestage)</source>
        <translation>Copias de seguridad de Sidestage (*.sidestage)</translation>
    </message>
    <message>
        <source>Everything is in %1. Keep it where only you can read it.</source>
        <translation>Todo está en %1. Guárdalo donde solo tú puedas leerlo.</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>Comprobando %1…</translation>
    </message>
    <message>
        <source>Nothing was restored. %1</source>
        <translation>No se ha restaurado nada. %1</translation>
    </message>
    <message>
        <source>Replace all present data?</source>
        <translation>¿Sustituir todos los datos actuales?</translation>
    </message>
    <message>
        <source>The back-up is of %1, written by Sidestage %2, %3. The present data is moved to %4. Sidestage then starts again; you may have to sign in again.</source>
        <translation>La copia de seguridad es del %1, creada con Sidestage %2, %3. Los datos actuales se mueven a %4. Después, Sidestage se reinicia; puede que tengas que volver a iniciar sesión.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Restore and restart</source>
        <translation>Restaurar y reiniciar</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Desempaquetando…</translation>
    </message>
    <message>
        <source>Delete everything that Sidestage has stored?</source>
        <translation>¿Eliminar todo lo que Sidestage ha guardado?</translation>
    </message>
    <message>
        <source>%1: accounts, drafts, presets, the reward library, the archive, the ledger, reports and settings. Pending decisions are not sent. This cannot be undone; a back-up can bring it back.</source>
        <translation>%1: cuentas, borradores, preajustes, la biblioteca de recompensas, el archivo, el libro de donaciones, informes y ajustes. Las decisiones pendientes no se envían. Esto no se puede deshacer; una copia de seguridad puede recuperarlo.</translation>
    </message>
    <message>
        <source>Delete and restart</source>
        <translation>Eliminar y reiniciar</translation>
    </message>
    <message>
        <source>All accounts are signed out, but nothing else was deleted. %1</source>
        <translation>Se ha cerrado la sesión de todas las cuentas, pero no se ha eliminado nada más. %1</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Cerrando sesión…</translation>
    </message>
    <message>
        <source>All databases and settings, also while Sidestage is running. Not part of it are the world of the sandbox, and sign-ins and client secrets, which stay in the system’s keychain.</source>
        <translation>Todas las bases de datos y los ajustes, también mientras Sidestage está en marcha. No se incluyen el mundo del sandbox ni los inicios de sesión y los secretos de cliente, que se quedan en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Pending decisions are not sent.</source>
        <translation>Las decisiones pendientes no se envían.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Database</name>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 está dañado.</translation>
    </message>
    <message>
        <source>%1 was written by another version of Sidestage.</source>
        <translation>Otra versión de Sidestage escribió %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DayStrip</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
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
        <translation>De nuevo en espera</translation>
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
        <translation>Mensaje</translation>
    </message>
    <message numerus="yes">
        <source>%Ln are already sent and final. The other %1 will wait again.</source>
        <translation>
            <numerusform>%Ln ya se ha enviado y es definitivo. Los otros %1 volverán a esperar.</numerusform>
            <numerusform>%Ln ya se han enviado y son definitivos. Los otros %1 volverán a esperar.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” of %2 was not fulfilled.</source>
        <comment>a reward; a viewer</comment>
        <translation>«%1» de %2 no se ha completado.</translation>
    </message>
    <message>
        <source>“%1” of %2 was not refunded.</source>
        <comment>a reward; a viewer</comment>
        <translation>«%1» de %2 no se ha reembolsado.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DecisionService</name>
    <message>
        <source>The service rejected the decision without giving a reason.</source>
        <translation>El servicio ha rechazado la decisión sin dar un motivo.</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
</context>
<context>
    <name>Sidestage::DeleteGuardDialog</name>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>¿Eliminar «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards?</source>
        <translation>
            <numerusform>¿Eliminar %Ln recompensa?</numerusform>
            <numerusform>¿Eliminar %Ln recompensas?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions are waiting (%1).</source>
        <translation>
            <numerusform>Hay %Ln canje en espera (%1).</numerusform>
            <numerusform>Hay %Ln canjes en espera (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleting a reward fulfils its waiting redemptions: no points are refunded, and this cannot be undone.</source>
        <translation>Al eliminar una recompensa se completan sus canjes en espera: no se reembolsan puntos y no se puede deshacer.</translation>
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
            <numerusform>Completar %Ln antes</numerusform>
            <numerusform>Completar %Ln antes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause instead</source>
        <translation>Pausar en su lugar</translation>
    </message>
    <message>
        <source>Viewers can no longer redeem a deleted reward. If you keep it in the library, you can create it again.</source>
        <translation>Los espectadores ya no pueden canjear una recompensa eliminada. Si la conservas en la biblioteca, puedes volver a crearla.</translation>
    </message>
    <message>
        <source>Keep it in the library</source>
        <translation>Conservarla en la biblioteca</translation>
    </message>
    <message>
        <source>Keep them in the library</source>
        <translation>Conservarlas en la biblioteca</translation>
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
            <numerusform>Reembolsar %Ln y eliminar</numerusform>
            <numerusform>Reembolsar %Ln y eliminar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfil %Ln and delete</source>
        <translation>
            <numerusform>Completar %Ln y eliminar</numerusform>
            <numerusform>Completar %Ln y eliminar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln</source>
        <translation>
            <numerusform>Eliminar %Ln</numerusform>
            <numerusform>Eliminar %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DescriptionCard</name>
    <message>
        <source>About the channel</source>
        <translation>Acerca del canal</translation>
    </message>
    <message>
        <source>Send description</source>
        <translation>Enviar descripción</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard the change of the description</source>
        <translation>Descartar el cambio de la descripción</translation>
    </message>
    <message>
        <source>Sign in again to see the description.</source>
        <translation>Vuelve a iniciar sesión para ver la descripción.</translation>
    </message>
    <message>
        <source>No permission to change the description.</source>
        <translation>Sin permiso para cambiar la descripción.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>Changing the description requires the permission user:edit, which was not granted when you signed in.</source>
        <translation>Cambiar la descripción requiere el permiso user:edit, que no se concedió al iniciar sesión.</translation>
    </message>
    <message>
        <source>Description sent</source>
        <translation>Descripción enviada</translation>
    </message>
    <message>
        <source>It is not known whether the description was changed. %1 Yours is still here.</source>
        <translation>No se sabe si la descripción se ha cambiado. %1 La tuya sigue aquí.</translation>
    </message>
    <message>
        <source>Description not sent. %1 Yours is still here.</source>
        <translation>Descripción no enviada. %1 La tuya sigue aquí.</translation>
    </message>
    <message>
        <source>Discarded the change of the description</source>
        <translation>Cambio de la descripción descartado</translation>
    </message>
    <message>
        <source>Changed elsewhere meanwhile: “%1”</source>
        <translation>Cambiada en otro lugar entretanto: «%1»</translation>
    </message>
    <message>
        <source>Draft not saved: %1</source>
        <translation>Borrador no guardado: %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the description.</source>
        <translation>Sidestage necesita permiso para cambiar la descripción.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
</context>
<context>
    <name>Sidestage::DesktopPresence</name>
    <message>
        <source>Snooze the next ad</source>
        <translation>Aplazar el próximo anuncio</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>Completar el canje que lleva más tiempo en espera</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>Reembolsar el canje que lleva más tiempo en espera</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>Bloquear el chat sin preguntar</translation>
    </message>
    <message>
        <source>Show Sidestage</source>
        <translation>Mostrar Sidestage</translation>
    </message>
    <message>
        <source>Use global shortcuts</source>
        <translation>Usar atajos globales</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>No realizado</translation>
    </message>
    <message>
        <source>Sidestage keeps running</source>
        <translation>Sidestage sigue en marcha</translation>
    </message>
    <message>
        <source>Its icon in the tray shows the window again. To quit, use the menu of the icon. Settings decide what closing the window does.</source>
        <translation>Su icono en la bandeja vuelve a mostrar la ventana. Para salir, usa el menú del icono. En los ajustes se decide qué ocurre al cerrar la ventana.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. Choose their keys in the settings of your desktop.</source>
        <translation>Los atajos globales están activados. Elige sus teclas en los ajustes de tu escritorio.</translation>
    </message>
    <message>
        <source>Global shortcuts are on. %1</source>
        <translation>Los atajos globales están activados. %1</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>Otros programas</translation>
    </message>
</context>
<context>
    <name>Sidestage::DevicePane</name>
    <message>
        <source>Waiting for your approval</source>
        <translation>Esperando tu aprobación</translation>
    </message>
    <message>
        <source>Enter this code on another device</source>
        <translation>Introduce este código en otro dispositivo</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copiar código</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>Open page</source>
        <translation>Abrir página</translation>
    </message>
    <message>
        <source>Opens in the browser of this computer</source>
        <translation>Se abre en el navegador de este equipo</translation>
    </message>
    <message>
        <source>Could not open the browser. Enter the address there yourself.</source>
        <translation>No se ha podido abrir el navegador. Introduce tú la dirección.</translation>
    </message>
    <message>
        <source>Open %1 where you are already signed in, and enter:</source>
        <translation>Abre %1 donde ya tengas la sesión iniciada e introduce:</translation>
    </message>
    <message>
        <source>This code is not valid any more. If you denied access, get a new code.</source>
        <translation>Este código ya no es válido. Si has rechazado el acceso, obtén un código nuevo.</translation>
    </message>
    <message>
        <source>next check in %1</source>
        <translation>próxima comprobación en %1</translation>
    </message>
    <message>
        <source>checking now</source>
        <translation>comprobando ahora</translation>
    </message>
    <message>
        <source>Checked %1, %2.</source>
        <translation>Comprobado %1, %2.</translation>
    </message>
    <message>
        <source>Checks for your approval every few seconds.</source>
        <translation>Comprueba cada pocos segundos si has aceptado.</translation>
    </message>
    <message>
        <source>This code has ended</source>
        <translation>Este código ha terminado</translation>
    </message>
    <message>
        <source>The code is not valid any more.</source>
        <translation>El código ya no es válido.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Diagnostics</name>
    <message>
        <source>Report for developers</source>
        <translation>Informe para desarrolladores</translation>
    </message>
    <message>
        <source>Read the report before you pass it on.</source>
        <translation>Lee el informe antes de compartirlo.</translation>
    </message>
    <message>
        <source>It says which versions and settings you use, which permissions were granted, and what Sidestage has logged. Tokens, passwords and stream keys are left out. Sidestage sends it nowhere. You can change the text before you save it.</source>
        <translation>Indica qué versiones y ajustes usas, qué permisos se han concedido y qué ha registrado Sidestage. No incluye tokens, contraseñas ni claves de transmisión. Sidestage no lo envía a ningún sitio. Puedes cambiar el texto antes de guardarlo.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Guardar un informe…</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. That run began at %1. A report for developers can help to find the cause.</source>
        <translation>Sidestage no se cerró correctamente la última vez. Esa ejecución empezó el %1. Un informe para desarrolladores puede ayudar a encontrar la causa.</translation>
    </message>
    <message>
        <source>Sidestage did not end properly last time. A report for developers can help to find the cause.</source>
        <translation>Sidestage no se cerró correctamente la última vez. Un informe para desarrolladores puede ayudar a encontrar la causa.</translation>
    </message>
    <message>
        <source>Read the report…</source>
        <translation>Leer el informe…</translation>
    </message>
</context>
<context>
    <name>Sidestage::DiffLine</name>
    <message>
        <source>added: %1</source>
        <translation>añadido: %1</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>quitado: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::DirectAction</name>
    <message>
        <source>Snoozing the next ad by 5 minutes.</source>
        <translation>Aplazando el próximo anuncio 5 minutos.</translation>
    </message>
    <message>
        <source>The length of an ad is a number of seconds from %1 to %2.</source>
        <translation>La duración de un anuncio es un número de segundos de %1 a %2.</translation>
    </message>
    <message>
        <source>Running an ad of %1.</source>
        <translation>Emitiendo un anuncio de %1.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>Una nota tiene como máximo %n carácter.</numerusform>
            <numerusform>Una nota tiene como máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking this moment.</source>
        <translation>Marcando este momento.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>Sidestage necesita permiso para decidir sobre canjes.</translation>
    </message>
    <message>
        <source>No redemption is waiting.</source>
        <translation>No hay ningún canje en espera.</translation>
    </message>
    <message>
        <source>No redemption of “%1” is waiting.</source>
        <translation>No hay ningún canje de «%1» en espera.</translation>
    </message>
    <message>
        <source>Fulfilling “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>Completando «%1» de %2.</translation>
    </message>
    <message>
        <source>Refunding “%1” by %2.</source>
        <comment>a reward; a viewer</comment>
        <translation>Reembolsando «%1» de %2.</translation>
    </message>
    <message numerus="yes">
        <source>It is sent in %n seconds. Until then it can be undone.</source>
        <translation>
            <numerusform>Se envía en %n segundo. Hasta entonces se puede deshacer.</numerusform>
            <numerusform>Se envía en %n segundos. Hasta entonces se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no announcement template “%1”.</source>
        <translation>No hay ninguna plantilla de aviso «%1».</translation>
    </message>
    <message>
        <source>%1 is not among the channels of the page Chat.</source>
        <translation>%1 no está entre los canales de la página Chat.</translation>
    </message>
    <message>
        <source>No signed-in account may announce in %1.</source>
        <translation>Ninguna cuenta con sesión iniciada puede avisar en %1.</translation>
    </message>
    <message>
        <source>Announcing “%1” in %2.</source>
        <translation>Avisando «%1» en %2.</translation>
    </message>
    <message>
        <source>The only argument of this action is “now”.</source>
        <translation>El único argumento de esta acción es «now».</translation>
    </message>
    <message>
        <source>Chat is locked down already.</source>
        <translation>El chat ya está bloqueado.</translation>
    </message>
    <message>
        <source>No preset for lockdowns is set. Set one on the page Chat.</source>
        <translation>No hay ningún preajuste fijado para bloquear el chat. Fija uno en la página Chat.</translation>
    </message>
    <message>
        <source>The page Chat shows no channel.</source>
        <translation>La página Chat no muestra ningún canal.</translation>
    </message>
    <message>
        <source>The lockdown could not be saved to disk, so it was not started.</source>
        <translation>El bloqueo del chat no se ha podido guardar en el disco, así que no se ha iniciado.</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %n channels.</source>
        <translation>
            <numerusform>Bloqueando %n canal.</numerusform>
            <numerusform>Bloqueando %n canales.</numerusform>
        </translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Aplazar el próximo anuncio</translation>
    </message>
    <message>
        <source>Run an ad</source>
        <translation>Emitir un anuncio</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Fulfil the redemption that waits longest</source>
        <translation>Completar el canje que lleva más tiempo en espera</translation>
    </message>
    <message>
        <source>Refund the redemption that waits longest</source>
        <translation>Reembolsar el canje que lleva más tiempo en espera</translation>
    </message>
    <message>
        <source>Announce a template in chat</source>
        <translation>Avisar con una plantilla en el chat</translation>
    </message>
    <message>
        <source>Lock down chat without asking</source>
        <translation>Bloquear el chat sin preguntar</translation>
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
        <translation>cuenta eliminada</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>display name, login</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <comment>an amount, and others in other currencies</comment>
        <translation>%1 y más</translation>
    </message>
    <message>
        <source>Donations</source>
        <translation>Donaciones</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>antes</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 in %n donations</source>
        <translation>
            <numerusform>%1, %2 en %n donación</numerusform>
            <numerusform>%1, %2 en %n donaciones</numerusform>
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
        <translation>Donaciones</translation>
    </message>
    <message>
        <source>Search donations by viewer or amount</source>
        <translation>Buscar donaciones por espectador o importe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Sort donations</source>
        <translation>Ordenar donaciones</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Más recientes</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Mayores</translation>
    </message>
    <message>
        <source>By viewer</source>
        <translation>Por espectador</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>más recientes primero</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>mayores primero</translation>
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
        <translation> · cargando…</translation>
    </message>
    <message>
        <source>No matching donation for “%1”.</source>
        <translation>No hay donaciones que coincidan con «%1».</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>No donations yet. They appear here as they come in.</source>
        <translation>Aún no hay donaciones. Aparecen aquí a medida que llegan.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nueva</numerusform>
            <numerusform>%Ln nuevas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::DriftDialog</name>
    <message>
        <source>Changed elsewhere</source>
        <translation>Cambiado en otro lugar</translation>
    </message>
    <message>
        <source>The channel was changed elsewhere while you were editing it</source>
        <translation>El canal se ha cambiado en otro lugar mientras lo editabas</translation>
    </message>
    <message>
        <source>Choose which value to use for each field. Nothing has been sent yet.</source>
        <translation>Elige qué valor usar en cada campo. Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>Before your edits</source>
        <translation>Antes de tus cambios</translation>
    </message>
    <message>
        <source>Current value (seen %1)</source>
        <translation>Valor actual (visto %1)</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Tu valor</translation>
    </message>
    <message>
        <source>Changed only by you: %1.</source>
        <translation>Cambiado solo por ti: %1.</translation>
    </message>
    <message>
        <source>Use current values</source>
        <translation>Usar valores actuales</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>current value</source>
        <translation>valor actual</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>tu valor</translation>
    </message>
    <message numerus="yes">
        <source>Send mine (%n)</source>
        <translation>
            <numerusform>Enviar el mío (%n)</numerusform>
            <numerusform>Enviar los míos (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>%1 will be overwritten with your values, %2 will keep the current value.</source>
        <translation>Se sobrescriben con tus valores: %1. Conservan el valor actual: %2.</translation>
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
        <translation>Actúan al momento, sin diálogo:</translation>
    </message>
    <message>
        <source>Open their page and act there, on what is selected:</source>
        <translation>Abren su página y actúan ahí, sobre lo seleccionado:</translation>
    </message>
    <message>
        <source>Open a page or a dialog:</source>
        <translation>Abren una página o un diálogo:</translation>
    </message>
    <message numerus="yes">
        <source>live, %n viewers</source>
        <translation>
            <numerusform>en directo, %n espectador</numerusform>
            <numerusform>en directo, %n espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>offline</source>
        <comment>a channel</comment>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>ad running, %1 left</source>
        <translation>anuncio en curso, quedan %1</translation>
    </message>
    <message>
        <source>next ad in %1</source>
        <translation>próximo anuncio en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n snoozes left</source>
        <translation>
            <numerusform>queda %n aplazamiento</numerusform>
            <numerusform>quedan %n aplazamientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions waiting</source>
        <translation>
            <numerusform>%n canje en espera</numerusform>
            <numerusform>%n canjes en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting in moderation</source>
        <translation>
            <numerusform>%n en espera en moderación</numerusform>
            <numerusform>%n en espera en moderación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decisions not sent yet</source>
        <translation>
            <numerusform>%n decisión aún no enviada</numerusform>
            <numerusform>%n decisiones aún no enviadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean: %1?</source>
        <translation>¿Querías decir: %1?</translation>
    </message>
    <message>
        <source>The arguments are too long.</source>
        <translation>Los argumentos son demasiado largos.</translation>
    </message>
    <message>
        <source>Sidestage is not running in this data folder.</source>
        <translation>Sidestage no está en marcha en esta carpeta de datos.</translation>
    </message>
    <message>
        <source>Sidestage is running, but does not answer.</source>
        <translation>Sidestage está en marcha, pero no responde.</translation>
    </message>
    <message>
        <source>Sidestage has ended.</source>
        <translation>Sidestage se ha cerrado.</translation>
    </message>
    <message>
        <source>The answer of Sidestage could not be read. Are its versions the same?</source>
        <translation>No se ha podido leer la respuesta de Sidestage. ¿Coinciden las versiones?</translation>
    </message>
    <message>
        <source>Tells the running Sidestage what to do, or asks for the state of the channel.</source>
        <translation>Indica a Sidestage, ya en marcha, qué debe hacer, o consulta el estado del canal.</translation>
    </message>
    <message>
        <source>Do an action; --list shows all.</source>
        <translation>Realizar una acción; --list las muestra todas.</translation>
    </message>
    <message>
        <source>Print the state of the channel.</source>
        <translation>Mostrar el estado del canal.</translation>
    </message>
    <message>
        <source>Of this service.</source>
        <translation>De este servicio.</translation>
    </message>
    <message>
        <source>For this account.</source>
        <translation>Para esta cuenta.</translation>
    </message>
    <message>
        <source>Ask the Sidestage that uses this folder.</source>
        <translation>Consultar al Sidestage que usa esta carpeta.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>Mostrar en JSON.</translation>
    </message>
    <message>
        <source>List all actions.</source>
        <translation>Mostrar todas las acciones.</translation>
    </message>
    <message>
        <source>Print the state again after each change.</source>
        <translation>Volver a mostrar el estado después de cada cambio.</translation>
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
        <translation>días</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Duration of %1</source>
        <translation>Duración de %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unidad de %1</translation>
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
        <translation>Editores del canal</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the editors.</source>
        <translation>Sidestage necesita permiso para ver los editores.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta un permiso</translation>
    </message>
    <message>
        <source>Seeing the editors of a channel requires permission from its broadcaster.</source>
        <translation>Ver los editores de un canal requiere permiso de su streamer.</translation>
    </message>
    <message>
        <source>Retry loading the editors</source>
        <translation>Volver a cargar los editores</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>No se ha podido actualizar. %1</translation>
    </message>
    <message>
        <source>Could not load the editors. %1</source>
        <translation>No se han podido cargar los editores. %1</translation>
    </message>
    <message>
        <source>The channel has no editors.</source>
        <translation>El canal no tiene editores.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
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
        <translation>Sin raid</translation>
    </message>
    <message>
        <source>the viewers stay</source>
        <translation>los espectadores se quedan</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>Volver a los programas</translation>
    </message>
    <message>
        <source>What waits</source>
        <translation>Canjes en espera</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Para todos</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restauración</translation>
    </message>
    <message>
        <source>after the decisions</source>
        <translation>después de las decisiones</translation>
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
        <translation>A quién hacer el raid. Se elige la fila actual.</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>called last, leaves after 90 s</source>
        <translation>se lanza al final, sale a los 90 s</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>kept when the show ends</source>
        <translation>se conserva al terminar el programa</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>Save summary…</source>
        <translation>Guardar resumen…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decisión</numerusform>
            <numerusform>%Ln decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restores</source>
        <translation>
            <numerusform>%Ln restauración</numerusform>
            <numerusform>%Ln restauraciones</numerusform>
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
        <translation>Terminar programa (%1)</translation>
    </message>
    <message>
        <source>Finish (%1)</source>
        <comment>what it does, without a show</comment>
        <translation>Terminar (%1)</translation>
    </message>
    <message>
        <source>End of show</source>
        <translation>Fin del programa</translation>
    </message>
    <message>
        <source>End of stream</source>
        <translation>Fin del stream</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparando con el servicio…</translation>
    </message>
    <message>
        <source>%1, since %2 · your broadcast itself goes on</source>
        <comment>name of a show; a time of day</comment>
        <translation>%1, desde las %2 · tu transmisión continúa</translation>
    </message>
    <message>
        <source>No show was begun. The figures count from %1.</source>
        <comment>a time of day</comment>
        <translation>No se ha empezado ningún programa. Los valores cuentan desde las %1.</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>Espectadores</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Stream</translation>
    </message>
    <message>
        <source>Save summary</source>
        <translation>Guardar resumen</translation>
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
        <translation>Resumen guardado en %1.</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>No hay nada en espera.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of redemptions; number of rewards</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln canje</numerusform>
            <numerusform>%Ln canjes</numerusform>
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
        <translation>%1: %2 completados, %3 reembolsados, %4 devueltos. Quedan %5.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is restored, because no show was begun.</source>
        <translation>No se restaura nada, porque no se ha empezado ningún programa.</translation>
    </message>
    <message>
        <source>Nothing that is restored was changed elsewhere.</source>
        <translation>Nada de lo que se restaura se ha cambiado en otro lugar.</translation>
    </message>
    <message>
        <source>Changed elsewhere and left as it is: %1.</source>
        <translation>Cambiado en otro lugar y dejado como está: %1.</translation>
    </message>
    <message>
        <source>Folder for chapters and markers</source>
        <translation>Carpeta para capítulos y marcadores</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>a noun</comment>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Figure</source>
        <comment>title of a column</comment>
        <translation>Cifra</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventAlert</name>
    <message>
        <source>Raid arrives</source>
        <translation>Llega un raid</translation>
    </message>
    <message>
        <source>New subscription</source>
        <translation>Nueva suscripción</translation>
    </message>
    <message>
        <source>Cheer</source>
        <translation>Cheer</translation>
    </message>
    <message>
        <source>Moderation waits</source>
        <translation>Moderación en espera</translation>
    </message>
    <message>
        <source>You are mentioned</source>
        <translation>Te mencionan</translation>
    </message>
    <message>
        <source>Prediction to resolve</source>
        <translation>Predicción por resolver</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Conexión perdida</translation>
    </message>
    <message>
        <source>The window always shows it above the pages.</source>
        <translation>La ventana siempre lo muestra encima de las páginas.</translation>
    </message>
    <message>
        <source>Moment or clip</source>
        <translation>Momento o clip</translation>
    </message>
    <message>
        <source>The window always shows what became of it.</source>
        <translation>La ventana siempre muestra qué ha pasado.</translation>
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
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>%1 in %2: “%3”</source>
        <comment>a viewer, a channel, a message</comment>
        <translation>%1 en %2: «%3»</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventService</name>
    <message>
        <source>This service profile has no address for live events.</source>
        <translation>Este perfil de servicio no tiene dirección para eventos en directo.</translation>
    </message>
    <message>
        <source>The computer was asleep.</source>
        <translation>El equipo estaba en suspensión.</translation>
    </message>
    <message>
        <source>The service refused all subscriptions: %1</source>
        <translation>El servicio ha rechazado todas las suscripciones: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::EventSocket</name>
    <message>
        <source>The service closed the connection: “%1” (%2)</source>
        <translation>El servicio ha cerrado la conexión: «%1» (%2)</translation>
    </message>
    <message>
        <source>Connection lost: %1</source>
        <translation>Conexión perdida: %1</translation>
    </message>
    <message>
        <source>Could not connect: %1</source>
        <translation>No se ha podido conectar: %1</translation>
    </message>
    <message>
        <source>Connection timed out: no data from the service.</source>
        <translation>La conexión ha superado el tiempo de espera: no llegan datos del servicio.</translation>
    </message>
    <message>
        <source>The service tried to move the connection to a different host, which is not allowed.</source>
        <translation>El servicio ha intentado mover la conexión a otro host, lo que no está permitido.</translation>
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
        <translation>Producto</translation>
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
        <translation>Panel %1</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Superposición</translation>
    </message>
    <message>
        <source>Component %1</source>
        <translation>Componente %1</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
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
        <translation>Descartar la selección de extensiones</translation>
    </message>
    <message>
        <source>Apply the choice of extensions</source>
        <translation>Aplicar la selección de extensiones</translation>
    </message>
    <message>
        <source>Sign in again to see your extensions.</source>
        <translation>Vuelve a iniciar sesión para ver tus extensiones.</translation>
    </message>
    <message>
        <source>No permission to choose extensions.</source>
        <translation>Sin permiso para elegir extensiones.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>Choosing the active extensions requires the permission user:edit:broadcast, which was not granted when you signed in.</source>
        <translation>Elegir las extensiones activas requiere el permiso user:edit:broadcast, que no se concedió al iniciar sesión.</translation>
    </message>
    <message>
        <source>Extensions applied</source>
        <translation>Extensiones aplicadas</translation>
    </message>
    <message>
        <source>It is not known whether the extensions were changed. %1</source>
        <translation>No se sabe si las extensiones se han cambiado. %1</translation>
    </message>
    <message>
        <source>No extension was changed. %1 Your choice is still here.</source>
        <translation>No se ha cambiado ninguna extensión. %1 Tu selección sigue aquí.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>%1 (has to be set up first)</source>
        <translation>%1 (primero hay que configurarla)</translation>
    </message>
    <message>
        <source>No extensions are installed. Install them in the creator dashboard.</source>
        <translation>No hay extensiones instaladas. Instálalas en el panel de control del creador.</translation>
    </message>
    <message>
        <source>No extensions are active.</source>
        <translation>No hay extensiones activas.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to choose extensions.</source>
        <translation>Sidestage necesita permiso para elegir extensiones.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
    <message>
        <source>Moved to “%1”.</source>
        <translation>Movida a «%1».</translation>
    </message>
    <message>
        <source>Discarded the choice of extensions</source>
        <translation>Selección de extensiones descartada</translation>
    </message>
</context>
<context>
    <name>Sidestage::Feed</name>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FetchDialog</name>
    <message>
        <source>Daily download</source>
        <translation>Descarga diaria</translation>
    </message>
    <message>
        <source>Download once a day</source>
        <translation>Descargar una vez al día</translation>
    </message>
    <message>
        <source>While Sidestage is running. Data that the service deletes after a year stays saved here.</source>
        <translation>Mientras Sidestage está en marcha. Los datos que el servicio elimina después de un año se conservan aquí.</translation>
    </message>
    <message>
        <source>Warn after this many days without new data</source>
        <translation>Alertar tras estos días sin datos nuevos</translation>
    </message>
    <message>
        <source>Warn when there is no new data for</source>
        <translation>Alertar si no hay datos nuevos desde hace</translation>
    </message>
    <message>
        <source>In days, counted from when new data was due.</source>
        <translation>En días, contados desde que tocaban datos nuevos.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileDownload</name>
    <message>
        <source>The address of the file is not secure: it is neither https nor on this computer.</source>
        <translation>La dirección del archivo no es segura: no es https ni está en este equipo.</translation>
    </message>
    <message>
        <source>The file is compressed (%1), which is not supported.</source>
        <translation>El archivo está comprimido (%1), lo que no se admite.</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MB.</source>
        <translation>
            <numerusform>El archivo ocupa más de %n MB.</numerusform>
            <numerusform>El archivo ocupa más de %n MB.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was redirected in a way that is not allowed.</source>
        <translation>El archivo se ha redirigido de un modo no permitido.</translation>
    </message>
    <message>
        <source>The file is incomplete.</source>
        <translation>El archivo está incompleto.</translation>
    </message>
</context>
<context>
    <name>Sidestage::FileSaver</name>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>Table of exact values (*.csv)</source>
        <translation>Tabla de valores exactos (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>%1 is still being saved. You can save another file when it is done.</source>
        <translation>%1 aún se está guardando. Podrás guardar otro archivo cuando termine.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar carpeta</translation>
    </message>
    <message>
        <source>The export was cancelled. Nothing was saved.</source>
        <translation>La exportación se ha cancelado. No se ha guardado nada.</translation>
    </message>
    <message>
        <source>Could not save %1. The system reported: “%2”</source>
        <translation>No se ha podido guardar %1. Mensaje del sistema: «%2»</translation>
    </message>
    <message>
        <source>Choose another file…</source>
        <translation>Elegir otro archivo…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln fila guardada en %1.</numerusform>
            <numerusform>%Ln filas guardadas en %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FolderOwner</name>
    <message>
        <source>Sidestage could not lock its data folder, so it did not start.</source>
        <translation>Sidestage no ha podido bloquear su carpeta de datos, así que no se ha iniciado.</translation>
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
        <translation>Solo un Sidestage puede usar una carpeta. Comprueba que puedes escribir en esta carpeta y que su sistema de archivos admite bloqueos, o inicia Sidestage con otra carpeta: --data-dir CARPETA</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Sidestage could not finish restoring or deleting its data.</source>
        <translation>Sidestage no ha podido terminar de restaurar o eliminar sus datos.</translation>
    </message>
    <message>
        <source>Nothing is lost: the previous data is in the folder “before-restore”. Start again when the reason is solved.</source>
        <translation>No se ha perdido nada: los datos anteriores están en la carpeta «before-restore». Vuelve a iniciarlo cuando se resuelva la causa.</translation>
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
        <translation>Siguiendo</translation>
    </message>
    <message>
        <source>Export followers…</source>
        <translation>Exportar seguidores…</translation>
    </message>
    <message>
        <source>Export followed channels…</source>
        <translation>Exportar canales seguidos…</translation>
    </message>
    <message>
        <source>Reset count</source>
        <translation>Restablecer recuento</translation>
    </message>
    <message>
        <source>Followers per day</source>
        <translation>Seguidores por día</translation>
    </message>
    <message>
        <source>Followed channels per day</source>
        <translation>Canales seguidos por día</translation>
    </message>
    <message>
        <source>Loading the list</source>
        <translation>Cargando la lista</translation>
    </message>
    <message>
        <source>Filter followers</source>
        <translation>Filtrar seguidores</translation>
    </message>
    <message>
        <source>Filter followed channels</source>
        <translation>Filtrar canales seguidos</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
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
        <translation>Buscar canales seguidos</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Followers, newest first</source>
        <translation>Seguidores, los más recientes primero</translation>
    </message>
    <message>
        <source>Followed channels, newest first</source>
        <translation>Canales seguidos, los más recientes primero</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>new followers</source>
        <translation>nuevos seguidores</translation>
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
        <translation>canales seguidos nuevos</translation>
    </message>
    <message>
        <source>channels no longer followed</source>
        <translation>canales que ya no sigues</translation>
    </message>
    <message>
        <source>followed channels</source>
        <translation>canales seguidos</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>Changes since %1: %2 new, %3 gone</source>
        <translation>Cambios desde %1: %2 nuevos, %3 perdidos</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>Nuevos %1</translation>
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
        <translation>%1, en pausa</translation>
    </message>
    <message>
        <source>%1, loading</source>
        <translation>%1, cargando</translation>
    </message>
    <message>
        <source>Loading could not be resumed and started over at %1. No entries were lost.</source>
        <translation>La carga no se pudo reanudar y empezó de nuevo a las %1. No se perdió ninguna entrada.</translation>
    </message>
    <message>
        <source>Not fully loaded. %1</source>
        <translation>No se ha cargado por completo. %1</translation>
    </message>
    <message>
        <source>Only the number of followers is available.</source>
        <translation>Solo está disponible el número de seguidores.</translation>
    </message>
    <message>
        <source>Not available without permission.</source>
        <translation>No disponible sin permiso.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta un permiso</translation>
    </message>
    <message>
        <source>Without permission to read followers, only their number is available, not who they are. %1 has to grant it.</source>
        <translation>Sin permiso para leer los seguidores, solo está disponible su número, no quiénes son. %1 tiene que concederlo.</translation>
    </message>
    <message>
        <source>Seeing who an account follows requires permission. %1 has to grant it.</source>
        <translation>Para ver a quién sigue una cuenta se necesita permiso. %1 tiene que concederlo.</translation>
    </message>
    <message>
        <source>%1 found so far</source>
        <translation>%1 encontrados por ahora</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 encontrados</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Ningún nombre coincide.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>No new followers since %1.</source>
        <translation>Ningún seguidor nuevo desde %1.</translation>
    </message>
    <message>
        <source>No newly followed channels since %1.</source>
        <translation>Ningún canal seguido nuevo desde %1.</translation>
    </message>
    <message>
        <source>No one unfollowed since %1.</source>
        <translation>Nadie ha dejado de seguirte desde %1.</translation>
    </message>
    <message>
        <source>No channels unfollowed since %1.</source>
        <translation>No has dejado de seguir ningún canal desde %1.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>Sidestage necesita permiso para ver quién te sigue.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who you follow.</source>
        <translation>Sidestage necesita permiso para ver a quién sigues.</translation>
    </message>
    <message>
        <source>No followers yet. They appear here as they come.</source>
        <translation>Aún no hay seguidores. Aparecerán aquí a medida que lleguen.</translation>
    </message>
    <message>
        <source>You do not follow anyone yet.</source>
        <translation>Aún no sigues a nadie.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>No se ha podido cargar la lista. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message numerus="yes">
        <source>%1. Last %n days: %2</source>
        <translation>
            <numerusform>%1. Último día: %2</numerusform>
            <numerusform>%1. Últimos %n días: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowList</name>
    <message>
        <source>The service keeps returning more pages than it has entries.</source>
        <translation>El servicio sigue devolviendo más páginas de las que corresponden a sus entradas.</translation>
    </message>
    <message numerus="yes">
        <source>The service listed only %Ln of them, so nobody is marked as gone.</source>
        <translation>
            <numerusform>El servicio solo ha mostrado %Ln de ellos, así que nadie se marca como perdido.</numerusform>
            <numerusform>El servicio solo ha mostrado %Ln de ellos, así que nadie se marca como perdido.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::FollowRows</name>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1, nombre de usuario %2</translation>
    </message>
    <message>
        <source>%1, new, follows since %2</source>
        <translation>%1, nuevo, sigue desde %2</translation>
    </message>
    <message>
        <source>%1, new, followed since %2</source>
        <translation>%1, nuevo, seguido desde %2</translation>
    </message>
    <message>
        <source>%1, gone, noticed %2, followed since %3</source>
        <translation>%1, perdido, detectado %2, seguía desde %3</translation>
    </message>
    <message>
        <source>%1, no longer followed, noticed %2</source>
        <translation>%1, ya no lo sigues, detectado %2</translation>
    </message>
    <message>
        <source>%1, follows since %2</source>
        <translation>%1, sigue desde %2</translation>
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
        <translation>+%1 o más</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>total</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>Sign in again to see your followers.</source>
        <translation>Inicia sesión de nuevo para ver tus seguidores.</translation>
    </message>
    <message>
        <source>No permission to see who follows.</source>
        <translation>Sin permiso para ver quién sigue.</translation>
    </message>
    <message>
        <source>Without permission to read followers, Sidestage only sees how many there are, not who they are or since when they follow.</source>
        <translation>Sin permiso para leer los seguidores, Sidestage solo ve cuántos son, no quiénes son ni desde cuándo siguen.</translation>
    </message>
    <message>
        <source>%1 this stream</source>
        <translation>%1 en este stream</translation>
    </message>
    <message>
        <source>%1 today</source>
        <translation>%1 hoy</translation>
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
        <translation>Siguiendo</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Search follows</source>
        <translation>Buscar seguimientos</translation>
    </message>
    <message>
        <source>Export follows…</source>
        <translation>Exportar seguimientos…</translation>
    </message>
    <message>
        <source>Copy name from follows</source>
        <translation>Copiar nombre de los seguimientos</translation>
    </message>
    <message>
        <source>Reset the count of changes</source>
        <translation>Restablecer el recuento de cambios</translation>
    </message>
</context>
<context>
    <name>Sidestage::FormBase</name>
    <message numerus="yes">
        <source>%n characters too many: at most %L1.</source>
        <translation>
            <numerusform>Sobra %n carácter: como máximo %L1.</numerusform>
            <numerusform>Sobran %n caracteres: como máximo %L1.</numerusform>
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
        <translation>cambiado</translation>
    </message>
    <message>
        <source>Changed, not sent yet</source>
        <translation>Cambiado, aún sin enviar</translation>
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
        <translation>Sin cargar</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Datos de %1</translation>
    </message>
    <message>
        <source>%1 · live</source>
        <translation>%1 · en directo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, refresh failed</source>
        <translation>%1, error al actualizar</translation>
    </message>
    <message>
        <source>%1, refreshing</source>
        <translation>%1, actualizando</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
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
        <translation>El escritorio no ha permitido los atajos globales.</translation>
    </message>
    <message>
        <source>This desktop offers no global shortcuts to programs.</source>
        <translation>Este escritorio no ofrece atajos globales a los programas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: another program has taken %2.</source>
        <comment>an action, its keys</comment>
        <translation>%1: otro programa ha tomado %2.</translation>
    </message>
    <message>
        <source>%1: %2 cannot be used in other programs.</source>
        <comment>an action, its keys</comment>
        <translation>%1: %2 no se puede usar en otros programas.</translation>
    </message>
    <message>
        <source>Choose another key in Settings, under Keys.</source>
        <translation>Elige otra tecla en los ajustes, en «Teclas».</translation>
    </message>
    <message>
        <source>No action has a key for other programs. Choose one in Settings, under Keys.</source>
        <translation>Ninguna acción tiene una tecla para otros programas. Elige una en los ajustes, en «Teclas».</translation>
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
        <translation>Suscripciones</translation>
    </message>
    <message>
        <source>New subscriptions</source>
        <translation>Nuevas suscripciones</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
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
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Sign in again to see your goals.</source>
        <translation>Inicia sesión de nuevo para ver tus objetivos.</translation>
    </message>
    <message>
        <source>No permission to see goals.</source>
        <translation>Sin permiso para ver los objetivos.</translation>
    </message>
    <message>
        <source>Without permission to read goals, Sidestage cannot show how far they are.</source>
        <translation>Sin permiso para leer los objetivos, Sidestage no puede mostrar su progreso.</translation>
    </message>
    <message>
        <source>No goals. Set them up in the creator dashboard.</source>
        <translation>No hay objetivos. Configúralos en el panel del creador.</translation>
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
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Go to a page or an action</source>
        <translation>Ir a una página o una acción</translation>
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
        <translation>Restablecer columnas</translation>
    </message>
</context>
<context>
    <name>Sidestage::HealthCard</name>
    <message>
        <source>Show this account</source>
        <translation>Mostrar esta cuenta</translation>
    </message>
    <message>
        <source>Refresh now</source>
        <translation>Renovar ahora</translation>
    </message>
    <message>
        <source>Sign in again…</source>
        <translation>Volver a iniciar sesión…</translation>
    </message>
    <message>
        <source>Sign out…</source>
        <translation>Cerrar sesión…</translation>
    </message>
    <message>
        <source>Time left of the access token</source>
        <translation>Tiempo restante del token de acceso</translation>
    </message>
    <message>
        <source>Access token</source>
        <translation>Token de acceso</translation>
    </message>
    <message>
        <source>Last refresh</source>
        <translation>Última renovación</translation>
    </message>
    <message>
        <source>Last validation</source>
        <translation>Última validación</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Llavero</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>access token: valid until when. More</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>There is no valid sign-in to refresh.</source>
        <translation>No hay ningún inicio de sesión válido que renovar.</translation>
    </message>
    <message>
        <source>A sign-in through the browser without a client secret cannot be refreshed. Sign in again before it ends.</source>
        <translation>Un inicio de sesión mediante el navegador sin secreto de cliente no se puede renovar. Inicia sesión de nuevo antes de que termine.</translation>
    </message>
    <message>
        <source>ID %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>signed in %1</source>
        <translation>sesión iniciada %1</translation>
    </message>
    <message>
        <source>Ask the keychain again</source>
        <translation>Consultar de nuevo el llavero</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sesión cerrada</translation>
    </message>
    <message>
        <source>Keychain access failed</source>
        <translation>Sin acceso al llavero</translation>
    </message>
    <message>
        <source>Unlock the keychain and ask it again, or sign in again. Nothing was lost.</source>
        <translation>Desbloquea el llavero y consúltalo de nuevo, o inicia sesión de nuevo. No se ha perdido nada.</translation>
    </message>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Esperando al llavero</translation>
    </message>
    <message>
        <source>You may need to enter its password.</source>
        <translation>Puede que tengas que introducir su contraseña.</translation>
    </message>
    <message>
        <source>Signing out…</source>
        <translation>Cerrando sesión…</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Válido</translation>
    </message>
    <message>
        <source>The service did not say until when.</source>
        <translation>El servicio no ha indicado hasta cuándo.</translation>
    </message>
    <message>
        <source>Expired %1</source>
        <translation>Caducó %1</translation>
    </message>
    <message>
        <source>It is refreshed with the next request.</source>
        <translation>Se renueva con la próxima solicitud.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Valid until %1</source>
        <translation>Válido hasta %1</translation>
    </message>
    <message>
        <source>%1. It cannot be refreshed: sign in again before it ends.</source>
        <translation>%1. No se puede renovar: inicia sesión de nuevo antes de que termine.</translation>
    </message>
    <message>
        <source>Refreshing…</source>
        <translation>Renovando…</translation>
    </message>
    <message>
        <source>The client secret could not be read</source>
        <translation>No se ha podido leer el secreto de cliente</translation>
    </message>
    <message>
        <source>The service refused it</source>
        <translation>El servicio la ha rechazado</translation>
    </message>
    <message>
        <source>It is tried again within a minute.</source>
        <translation>Se volverá a intentar en menos de un minuto.</translation>
    </message>
    <message>
        <source>“%1” It is tried again within a minute. If the client secret was replaced, enter the new one in the service profile.</source>
        <translation>«%1» Se volverá a intentar en menos de un minuto. Si se ha sustituido el secreto de cliente, introduce el nuevo en el perfil del servicio.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>No es posible</translation>
    </message>
    <message>
        <source>It was a sign-in through the browser without a client secret (implicit grant).</source>
        <translation>Fue un inicio de sesión mediante el navegador sin secreto de cliente (concesión implícita).</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>The token is refreshed when it expires.</source>
        <translation>El token se renueva cuando caduca.</translation>
    </message>
    <message>
        <source>Not needed yet</source>
        <translation>Aún no es necesario</translation>
    </message>
    <message>
        <source>took %L1 ms, new refresh token kept</source>
        <translation>tardó %L1 ms, nuevo token de actualización guardado</translation>
    </message>
    <message>
        <source>took %L1 ms, same refresh token</source>
        <translation>tardó %L1 ms, mismo token de actualización</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, how long ago</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not yet since the start</source>
        <translation>Aún no desde el inicio</translation>
    </message>
    <message>
        <source>The service requires it once an hour.</source>
        <translation>El servicio la exige una vez por hora.</translation>
    </message>
    <message>
        <source>again at %1, every hour</source>
        <translation>de nuevo a las %1, cada hora</translation>
    </message>
    <message>
        <source>Stored in the system keychain</source>
        <translation>Guardado en el llavero del sistema</translation>
    </message>
    <message>
        <source>Survives a crash and a restart. Never in a file of Sidestage.</source>
        <translation>Sobrevive a un cierre inesperado y a un reinicio. Nunca está en un archivo de Sidestage.</translation>
    </message>
    <message>
        <source>The keychain is locked</source>
        <translation>El llavero está bloqueado</translation>
    </message>
    <message>
        <source>The token is kept in memory until you quit.</source>
        <translation>El token se conserva en la memoria hasta que salgas del programa.</translation>
    </message>
    <message>
        <source>In memory only</source>
        <translation>Solo en la memoria</translation>
    </message>
    <message>
        <source>There is no keychain, so you must sign in again after a restart.</source>
        <translation>No hay llavero, así que tendrás que iniciar sesión de nuevo tras un reinicio.</translation>
    </message>
    <message>
        <source>This computer is %1 ahead of the service</source>
        <translation>Este equipo va %1 por delante del servicio</translation>
    </message>
    <message>
        <source>This computer is %1 behind the service</source>
        <translation>Este equipo va %1 por detrás del servicio</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>Ajusta la fecha y la hora de este equipo. Hasta entonces, las horas que se muestran aquí pueden ser incorrectas y se pueden rechazar certificados.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>Sigue desde</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Canjeado</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Here since</source>
        <translation>Aquí desde</translation>
    </message>
</context>
<context>
    <name>Sidestage::HereRows</name>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Follows since %1</source>
        <translation>Sigue desde %1</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>follows since %1</source>
        <translation>sigue desde %1</translation>
    </message>
    <message>
        <source>does not follow</source>
        <translation>no sigue</translation>
    </message>
    <message>
        <source>follow status unknown</source>
        <translation>se desconoce si sigue</translation>
    </message>
    <message numerus="yes">
        <source>%Ln redemptions</source>
        <translation>
            <numerusform>%Ln canje</numerusform>
            <numerusform>%Ln canjes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 points</source>
        <translation>%1, %2, %3, %4 puntos</translation>
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
        <translation>Espectadores en el chat</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>Not following</source>
        <translation>No sigue</translation>
    </message>
    <message>
        <source>Redeemers</source>
        <translation>Con canjes</translation>
    </message>
    <message>
        <source>Search viewers in chat</source>
        <translation>Buscar espectadores en el chat</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Copy the viewer’s name</source>
        <translation>Copiar el nombre del espectador</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in chat</source>
        <translation>
            <numerusform>%Ln en el chat</numerusform>
            <numerusform>%Ln en el chat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow</source>
        <translation>
            <numerusform>%Ln sigue</numerusform>
            <numerusform>%Ln siguen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln have redeemed</source>
        <translation>
            <numerusform>%Ln ha canjeado</numerusform>
            <numerusform>%Ln han canjeado</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 mostrados</translation>
    </message>
    <message>
        <source>Follow status is shown once the follower list has been loaded.</source>
        <translation>Se muestra quién sigue cuando se ha cargado la lista de seguidores.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who follows you.</source>
        <translation>Sidestage necesita permiso para ver quién te sigue.</translation>
    </message>
    <message>
        <source>The viewer list may lag a few moments behind. Only redemptions seen in Sidestage are counted.</source>
        <translation>La lista de espectadores puede ir con unos momentos de retraso. Solo se cuentan los canjes vistos en Sidestage.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see who is in chat.</source>
        <translation>Sidestage necesita permiso para ver quién está en el chat.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>Ningún espectador coincide.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Could not load the viewers in chat. %1</source>
        <translation>No se han podido cargar los espectadores del chat. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Nobody is in chat. Viewers appear here when they join.</source>
        <translation>No hay nadie en el chat. Los espectadores aparecerán aquí cuando entren.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryCard</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Preajuste «%1»</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>en otro lugar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo %1 from %2</source>
        <translation>Deshacer %1 de %2</translation>
    </message>
    <message>
        <source>Put the previous values in the form, ready to send</source>
        <translation>Poner los valores anteriores en el formulario, listos para enviar</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Aún no hay cambios.</translation>
    </message>
</context>
<context>
    <name>Sidestage::HistoryDialog</name>
    <message>
        <source>Channel history</source>
        <translation>Historial del canal</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
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
        <translation>Después</translation>
    </message>
    <message>
        <source>Undo puts the previous values in the form. Send to apply them.</source>
        <translation>«Deshacer» pone los valores anteriores en el formulario. Envía para aplicarlos.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Sidestage::HypeTrainCard</name>
    <message>
        <source>Hype train</source>
        <translation>Tren del hype</translation>
    </message>
    <message>
        <source>Sign in again to see hype trains.</source>
        <translation>Inicia sesión de nuevo para ver los trenes del hype.</translation>
    </message>
    <message>
        <source>No permission to see hype trains.</source>
        <translation>Sin permiso para ver los trenes del hype.</translation>
    </message>
    <message>
        <source>Hype trains</source>
        <translation>Trenes del hype</translation>
    </message>
    <message>
        <source>Without permission to read hype trains, Sidestage cannot show their level.</source>
        <translation>Sin permiso para leer los trenes del hype, Sidestage no puede mostrar su nivel.</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Nivel %1</translation>
    </message>
    <message>
        <source>to level %1</source>
        <translation>hasta el nivel %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an amount and its target</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 · top: %2, %3</source>
        <comment>progress; a viewer; an amount</comment>
        <translation>%1 · mayor aporte: %2, %3</translation>
    </message>
    <message>
        <source>Hype train, level %1: %2</source>
        <translation>Tren del hype, nivel %1: %2</translation>
    </message>
    <message>
        <source>No train. The last reached level %1 on %2.</source>
        <translation>Ningún tren. El último llegó al nivel %1 el %2.</translation>
    </message>
    <message>
        <source>No train so far.</source>
        <translation>Ningún tren hasta ahora.</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a duration</comment>
        <translation>quedan %1</translation>
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
        <translation>¿Importar desde «%1»?</translation>
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
            <numerusform>%1 y %Ln conjunto</numerusform>
            <numerusform>%1 y %Ln conjuntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1. Importing only changes the library; nothing is sent to the service.</source>
        <translation>Encontrado: %1. La importación solo cambia la biblioteca; no se envía nada al servicio.</translation>
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
            <numerusform>%Ln título ya está en la biblioteca</numerusform>
            <numerusform>%Ln títulos ya están en la biblioteca</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip these</source>
        <translation>Omitir estos</translation>
    </message>
    <message>
        <source>Replace those in the library</source>
        <translation>Sustituir los de la biblioteca</translation>
    </message>
    <message>
        <source>Keep both and rename the imported ones</source>
        <translation>Conservar ambos y renombrar los importados</translation>
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
        <translation>Sidestage necesita permiso para gestionar encuestas.</translation>
    </message>
    <message>
        <source>A channel can run one poll at a time.</source>
        <translation>Un canal solo puede tener una encuesta activa a la vez.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>Sidestage necesita permiso para gestionar predicciones.</translation>
    </message>
    <message>
        <source>A channel can have one open prediction at a time.</source>
        <translation>Un canal solo puede tener una predicción abierta a la vez.</translation>
    </message>
    <message>
        <source>Polls and predictions</source>
        <translation>Encuestas y predicciones</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Encuesta</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>Introduce una pregunta.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Points per extra vote</source>
        <translation>Puntos por voto adicional</translation>
    </message>
    <message>
        <source>0: every viewer has one vote.</source>
        <translation>0: cada espectador tiene un voto.</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>One in each line, 2 to 5, at most 25 characters each.</source>
        <translation>Una por línea, de 2 a 5, con un máximo de 25 caracteres cada una.</translation>
    </message>
    <message>
        <source>One in each line, 2 to 10, at most 25 characters each.</source>
        <translation>Uno por línea, de 2 a 10, con un máximo de 25 caracteres cada uno.</translation>
    </message>
    <message>
        <source>15 to 1,800 seconds.</source>
        <translation>De 15 a 1800 segundos.</translation>
    </message>
    <message>
        <source>30 to 1,800 seconds.</source>
        <translation>De 30 a 1800 segundos.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>Iniciar encuesta</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>Iniciar predicción</translation>
    </message>
    <message>
        <source>It may have been started. %1</source>
        <comment>the reason</comment>
        <translation>Puede que se haya iniciado. %1</translation>
    </message>
    <message>
        <source>Choice %1: %2</source>
        <comment>a number; the rule that it breaks</comment>
        <translation>Opción %1: %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractHistoryDialog</name>
    <message>
        <source>Open</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>No votes</source>
        <translation>Sin votos</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Votes or points</source>
        <translation>Votos o puntos</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Polls and predictions so far</source>
        <translation>Encuestas y predicciones hasta ahora</translation>
    </message>
    <message>
        <source>No polls or predictions yet.</source>
        <translation>Aún no hay encuestas ni predicciones.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Sidestage::InteractPage</name>
    <message>
        <source>raid leaves in %1</source>
        <translation>el raid sale en %1</translation>
    </message>
    <message>
        <source>prediction locks in %1</source>
        <translation>la predicción se cierra en %1</translation>
    </message>
    <message>
        <source>Interact</source>
        <translation>Interacción</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>Nueva encuesta…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>Nueva predicción…</translation>
    </message>
    <message>
        <source>Lock prediction</source>
        <translation>Cerrar predicción</translation>
    </message>
    <message>
        <source>Resolve prediction…</source>
        <translation>Resolver predicción…</translation>
    </message>
    <message>
        <source>Cancel prediction and refund…</source>
        <translation>Cancelar predicción y reembolsar…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to manage predictions.</source>
        <translation>Sidestage necesita permiso para gestionar predicciones.</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>No hay ninguna predicción abierta.</translation>
    </message>
    <message>
        <source>The prediction is locked already.</source>
        <translation>La predicción ya está cerrada.</translation>
    </message>
</context>
<context>
    <name>Sidestage::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Export results…</source>
        <translation>Exportar resultados…</translation>
    </message>
    <message>
        <source>Retry failed</source>
        <translation>Reintentar los fallidos</translation>
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
        <translation>Detener el resto</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimizar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>En otro lugar</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Desaparecido</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>can still be undone</source>
        <translation>aún se puede deshacer</translation>
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
        <translation>aprox. %1</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>deteniendo</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
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
            <numerusform>Reintentar %Ln fallido</numerusform>
            <numerusform>Reintentar %Ln fallidos</numerusform>
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
        <translation>Puntos</translation>
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
        <translation>deteniendo</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>aprox. %1</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
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
        <translation>Demasiado tarde para deshacer: ya se ha enviado.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
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
        <translation>Cambiar tecla</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action; its page</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Pulsa la nueva tecla</translation>
    </message>
    <message>
        <source>Press the new key instead of %1</source>
        <translation>Pulsa la nueva tecla en lugar de %1</translation>
    </message>
    <message>
        <source>New key for %1</source>
        <translation>Nueva tecla para %1</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla habitual</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <comment>an action; its page</comment>
        <translation>«%1» (%2)</translation>
    </message>
    <message>
        <source>This is the key of %1. If you take it, that action has no key.</source>
        <translation>Esta es la tecla de %1. Si la tomas, esa acción se queda sin tecla.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between actions</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Tomarla</translation>
    </message>
</context>
<context>
    <name>Sidestage::KeychainVault</name>
    <message>
        <source>Could not read the keychain entry.</source>
        <translation>No se ha podido leer la entrada del llavero.</translation>
    </message>
    <message>
        <source>The keychain is not responding.</source>
        <translation>El llavero no responde.</translation>
    </message>
    <message>
        <source>The keychain was not unlocked.</source>
        <translation>No se desbloqueó el llavero.</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>No hay ningún llavero disponible.</translation>
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
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Tecla habitual</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Single-letter shortcuts</source>
        <translation>Atajos de una sola letra</translation>
    </message>
    <message>
        <source>Single letters work as shortcuts while a list or a card has the focus, never while you type in a text field.</source>
        <translation>Las letras sueltas funcionan como atajos mientras una lista o una tarjeta tiene el foco, nunca mientras escribes en un campo de texto.</translation>
    </message>
    <message>
        <source>Shortcuts in other programs</source>
        <translation>Atajos en otros programas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
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
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>Usually none</source>
        <translation>Normalmente ninguna</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <translation>Normalmente %1</translation>
    </message>
    <message>
        <source>Some actions get keys that also work while another program has the focus.</source>
        <translation>Algunas acciones reciben teclas que también funcionan mientras otro programa tiene el foco.</translation>
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
        <translation>DESCONOCIDO</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>SIN CONEXIÓN</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN DIRECTO</translation>
    </message>
</context>
<context>
    <name>Sidestage::LastShowsCard</name>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Last shows</source>
        <translation>Últimos programas</translation>
    </message>
    <message>
        <source>Last shows. Space chooses those to compare.</source>
        <translation>Últimos programas. La barra espaciadora elige los que se comparan.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>No past shows yet. Each show that ends is kept here with its figures.</source>
        <translation>Aún no hay programas anteriores. Cada programa que termina se conserva aquí con sus cifras.</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 de %2 elegidos</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>Comparar %1</translation>
    </message>
    <message>
        <source>Choose two to four past shows.</source>
        <translation>Elige de dos a cuatro programas anteriores.</translation>
    </message>
    <message>
        <source>At most four shows can be compared.</source>
        <translation>Se pueden comparar cuatro programas como máximo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerCard</name>
    <message>
        <source>Ledger</source>
        <translation>Libro de donaciones</translation>
    </message>
    <message>
        <source>kept after a campaign ends</source>
        <translation>se conserva al terminar una campaña</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campañas</translation>
    </message>
    <message>
        <source>No campaigns yet. Past campaigns stay listed here.</source>
        <translation>Aún no hay campañas. Las campañas anteriores se quedan en esta lista.</translation>
    </message>
</context>
<context>
    <name>Sidestage::LedgerModel</name>
    <message numerus="yes">
        <source>%1, %2, %3, %n donations</source>
        <comment>charity, when, amount</comment>
        <translation>
            <numerusform>%1, %2, %3, %n donación</numerusform>
            <numerusform>%1, %2, %3, %n donaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Charity</source>
        <translation>Organización</translation>
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
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nuevo conjunto</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>Volver al anterior…</translation>
    </message>
    <message>
        <source>Turns on the rewards that were on before the last set was applied, and turns off the rest</source>
        <translation>Activa las recompensas que estaban activadas antes de aplicar el último conjunto y desactiva las demás</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Todas las recompensas</translation>
    </message>
    <message>
        <source>On the service</source>
        <translation>En el servicio</translation>
    </message>
    <message>
        <source>Made by another app</source>
        <translation>Creada por otra aplicación</translation>
    </message>
    <message>
        <source>Not in any set</source>
        <translation>En ningún conjunto</translation>
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
        <translation>%1, activo</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>Aplicar conjunto…</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Quitar de favoritos</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Añadir a favoritos</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete set</source>
        <translation>Eliminar conjunto</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Nuevo conjunto…</translation>
    </message>
</context>
<context>
    <name>Sidestage::LibraryView</name>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Enlace copiado.</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
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
        <translation>días</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unidad de %1</translation>
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
        <translation>Líneas que se omiten</translation>
    </message>
    <message>
        <source>Import to %1</source>
        <translation>Importar a %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Looking up %Ln viewers…</source>
        <translation>
            <numerusform>Buscando %Ln espectador…</numerusform>
            <numerusform>Buscando %Ln espectadores…</numerusform>
        </translation>
    </message>
    <message>
        <source>The viewers could not be looked up. %1</source>
        <translation>No se han podido buscar los espectadores. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms to block.</source>
        <translation>
            <numerusform>%Ln término para bloquear.</numerusform>
            <numerusform>%Ln términos para bloquear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln viewers to ban.</source>
        <translation>
            <numerusform>%Ln espectador para banear.</numerusform>
            <numerusform>%Ln espectadores para banear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln timeouts have ended and are left out.</source>
        <translation>
            <numerusform>%Ln expulsión temporal ha terminado y se omite.</numerusform>
            <numerusform>%Ln expulsiones temporales han terminado y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln logins do not exist.</source>
        <translation>
            <numerusform>%Ln nombre de usuario no existe.</numerusform>
            <numerusform>%Ln nombres de usuario no existen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no terms.</source>
        <translation>
            <numerusform>%Ln línea no es un término.</numerusform>
            <numerusform>%Ln líneas no son términos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines are no logins.</source>
        <translation>
            <numerusform>%Ln línea no es un nombre de usuario.</numerusform>
            <numerusform>%Ln líneas no son nombres de usuario.</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not exist: %1</source>
        <translation>No existe: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Block %Ln terms</source>
        <translation>
            <numerusform>Bloquear %Ln término</numerusform>
            <numerusform>Bloquear %Ln términos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ban %Ln viewers</source>
        <translation>
            <numerusform>Banear a %Ln espectador</numerusform>
            <numerusform>Banear a %Ln espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cannot be banned.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln no se puede banear.</numerusform>
            <numerusform>%Ln no se pueden banear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are banned already.</source>
        <comment>viewers</comment>
        <translation>
            <numerusform>%Ln ya tiene un baneo.</numerusform>
            <numerusform>%Ln ya tienen un baneo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broadcaster or moderator: %1</source>
        <translation>Streamer o moderador: %1</translation>
    </message>
    <message>
        <source>Banned already: %1</source>
        <translation>Ya con baneo: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveBlock</name>
    <message>
        <source>Lockdown</source>
        <translation>Bloqueo del chat</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>EN DIRECTO</translation>
    </message>
    <message>
        <source>OFFLINE</source>
        <translation>SIN CONEXIÓN</translation>
    </message>
    <message>
        <source>UNKNOWN</source>
        <translation>DESCONOCIDO</translation>
    </message>
    <message>
        <source>%1 LIVE</source>
        <comment>so many channels</comment>
        <translation>%1 EN DIRECTO</translation>
    </message>
    <message>
        <source>%1 of %2 channels you moderate are live</source>
        <translation>%1 de %2 canales que moderas están en directo</translation>
    </message>
    <message>
        <source>Your channel is live</source>
        <translation>Tu canal está en directo</translation>
    </message>
    <message>
        <source>Your channel is offline</source>
        <translation>Tu canal no está en directo</translation>
    </message>
    <message>
        <source>Your channel’s live status is unknown</source>
        <translation>No se sabe si tu canal está en directo</translation>
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
            <numerusform>de %n canal que moderas</numerusform>
            <numerusform>de %n canales que moderas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n channels</source>
        <translation>
            <numerusform>de %n canal</numerusform>
            <numerusform>de %n canales</numerusform>
        </translation>
    </message>
    <message>
        <source>Chats are locked down for %1</source>
        <translation>Chats bloqueados desde hace %1</translation>
    </message>
    <message>
        <source>Live for %1</source>
        <translation>En directo desde hace %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatCard</name>
    <message>
        <source>Live chat</source>
        <translation>Chat en directo</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
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
        <translation>Abrir Moderación</translation>
    </message>
    <message numerus="yes">
        <source>Resume · %Ln new</source>
        <translation>
            <numerusform>Reanudar · %Ln nuevo</numerusform>
            <numerusform>Reanudar · %Ln nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>Sidestage::LiveChatView</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
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
        <translation>Filtrar mensajes y espectadores</translation>
    </message>
    <message>
        <source>Filter the live chat</source>
        <translation>Filtrar el chat en directo</translation>
    </message>
    <message>
        <source>Pause or resume the chat</source>
        <translation>Pausar o reanudar el chat</translation>
    </message>
    <message>
        <source>Resume the chat</source>
        <translation>Reanudar el chat</translation>
    </message>
    <message>
        <source>Reply to the message</source>
        <translation>Responder al mensaje</translation>
    </message>
    <message>
        <source>Show deleted messages</source>
        <translation>Mostrar mensajes eliminados</translation>
    </message>
    <message>
        <source>Show the author</source>
        <translation>Mostrar el autor</translation>
    </message>
    <message>
        <source>Paused %1</source>
        <comment>a time</comment>
        <translation>En pausa desde %1</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Todos los canales</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>No message matches.</source>
        <translation>Ningún mensaje coincide.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Borrar filtro</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message numerus="yes">
        <source>Paused · %Ln new messages</source>
        <translation>
            <numerusform>En pausa · %Ln mensaje nuevo</numerusform>
            <numerusform>En pausa · %Ln mensajes nuevos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownBanner</name>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>Hasta que yo lo termine</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>%1 más a partir de ahora</translation>
    </message>
    <message numerus="yes">
        <source>Locking down %Ln channels</source>
        <translation>
            <numerusform>Bloqueando %Ln canal</numerusform>
            <numerusform>Bloqueando %Ln canales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln channels locked</source>
        <translation>
            <numerusform>%Ln canal bloqueado</numerusform>
            <numerusform>%Ln canales bloqueados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln channels locked</source>
        <translation>
            <numerusform>%1 de %Ln canal bloqueado</numerusform>
            <numerusform>%1 de %Ln canales bloqueados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 con error</translation>
    </message>
    <message numerus="yes">
        <source>%Ln being locked</source>
        <translation>
            <numerusform>%Ln bloqueándose</numerusform>
            <numerusform>%Ln bloqueándose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln being restored</source>
        <translation>
            <numerusform>%Ln restaurándose</numerusform>
            <numerusform>%Ln restaurándose</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not locked yet because Sidestage was closed</source>
        <translation>%1 aún no se ha bloqueado porque se cerró Sidestage</translation>
    </message>
    <message>
        <source>%1 was not restored</source>
        <translation>%1 no se restauró</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere</source>
        <comment>a mode in a channel</comment>
        <translation>%1 se cambió en otro lugar</translation>
    </message>
    <message>
        <source>Lockdown since %1 · %2</source>
        <comment>a time; what has become of the channels</comment>
        <translation>Bloqueo del chat desde %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Lock the other %Ln</source>
        <translation>
            <numerusform>Bloquear el otro (%Ln)</numerusform>
            <numerusform>Bloquear los otros %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Retry %Ln</source>
        <translation>
            <numerusform>Reintentar %Ln</numerusform>
            <numerusform>Reintentar %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restore all %Ln…</source>
        <translation>
            <numerusform>Restaurar %Ln…</numerusform>
            <numerusform>Restaurar los %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>End the lockdown</source>
        <translation>Terminar el bloqueo del chat</translation>
    </message>
    <message>
        <source>Until %1</source>
        <translation>Hasta %1</translation>
    </message>
    <message>
        <source>No end set</source>
        <translation>Sin final establecido</translation>
    </message>
    <message>
        <source>The lockdown ends at %1</source>
        <translation>El bloqueo del chat termina a las %1</translation>
    </message>
    <message>
        <source>The lockdown lasts until you end it</source>
        <translation>El bloqueo del chat dura hasta que lo termines</translation>
    </message>
    <message>
        <source>When the lockdown ends automatically</source>
        <translation>Cuándo termina automáticamente el bloqueo del chat</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more: %1</source>
        <translation>
            <numerusform>Y %Ln más: %1</numerusform>
            <numerusform>Y %Ln más: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not locked</source>
        <translation>%1 no se bloqueó</translation>
    </message>
    <message>
        <source>Its chat modes are still set by the lockdown.</source>
        <translation>Sus modos del chat siguen establecidos por el bloqueo del chat.</translation>
    </message>
    <message>
        <source>Its chat modes may have been changed. Retry checks them first.</source>
        <translation>Puede que sus modos del chat hayan cambiado. «Reintentar» los comprueba primero.</translation>
    </message>
    <message>
        <source>You are no longer a moderator there. Its chat modes were not changed.</source>
        <translation>Ya no eres moderador allí. Sus modos del chat no han cambiado.</translation>
    </message>
    <message>
        <source>You appear to have the role now. Its chat modes were not changed.</source>
        <translation>Parece que ya tienes el rol. Sus modos del chat no han cambiado.</translation>
    </message>
    <message>
        <source>Its chat modes were not changed.</source>
        <translation>Sus modos del chat no han cambiado.</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Comprobar mi rol</translation>
    </message>
    <message>
        <source>Check my role in %1</source>
        <translation>Comprobar mi rol en %1</translation>
    </message>
    <message>
        <source>Grant permission to change the chat modes of %1…</source>
        <translation>Conceder permiso para cambiar los modos del chat de %1…</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>Reintentar en %1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Dejar sin cambios</translation>
    </message>
    <message>
        <source>Remove from lockdown</source>
        <translation>Quitar del bloqueo del chat</translation>
    </message>
    <message>
        <source>Leave the modes of %1 unchanged</source>
        <translation>Dejar sin cambios los modos de %1</translation>
    </message>
    <message>
        <source>Remove %1 from the lockdown</source>
        <translation>Quitar %1 del bloqueo del chat</translation>
    </message>
    <message>
        <source>%1 was due to revert at %2, but was changed elsewhere.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 debía revertirse a las %2, pero se cambió en otro lugar.</translation>
    </message>
    <message>
        <source>The other modes set with it are reverted.</source>
        <translation>Los demás modos establecidos con él se revierten.</translation>
    </message>
    <message>
        <source>%1 was not set because Sidestage was closed.</source>
        <comment>a mode in a channel</comment>
        <translation>%1 no se estableció porque se cerró Sidestage.</translation>
    </message>
    <message>
        <source>Set now</source>
        <translation>Establecer ahora</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>%1 could not be reverted. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1 no se pudo revertir. %2</translation>
    </message>
    <message>
        <source>%1 was not set. %2</source>
        <comment>a mode in a channel; the reason</comment>
        <translation>%1 no se estableció. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln con error</numerusform>
            <numerusform>%Ln con error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are not locked yet because Sidestage was closed</source>
        <translation>
            <numerusform>%Ln aún no se han bloqueado porque se cerró Sidestage</numerusform>
            <numerusform>%Ln aún no se han bloqueado porque se cerró Sidestage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not restored</source>
        <translation>
            <numerusform>%Ln no se restauraron</numerusform>
            <numerusform>%Ln no se restauraron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were changed elsewhere</source>
        <translation>
            <numerusform>%Ln se cambiaron en otro lugar</numerusform>
            <numerusform>%Ln se cambiaron en otro lugar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::LockdownDialog</name>
    <message>
        <source>Lock down chat</source>
        <translation>Bloquear el chat</translation>
    </message>
    <message>
        <source>Until I end it</source>
        <translation>Hasta que yo lo termine</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Durante %1</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Modes to set</source>
        <translation>Modos que se establecen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>When the lockdown ends, every mode returns to exactly what it was. You can turn off this confirmation in Settings.</source>
        <translation>Cuando termina el bloqueo del chat, cada modo vuelve exactamente a como estaba. Puedes desactivar esta confirmación en los ajustes.</translation>
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
        <translation>%1 (ya bloqueado)</translation>
    </message>
    <message numerus="yes">
        <source>Lock down %n channels?</source>
        <translation>
            <numerusform>¿Bloquear el chat en %n canal?</numerusform>
            <numerusform>¿Bloquear el chat en %n canales?</numerusform>
        </translation>
    </message>
    <message>
        <source>Select at least one mode to set.</source>
        <translation>Selecciona al menos un modo para establecer.</translation>
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
        <translation>Acción</translation>
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
        <translation>Lo que han hecho los moderadores</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation>Todos los canales</translation>
    </message>
    <message>
        <source>%1: %2, %3 in %4, %5. %6</source>
        <comment>a moderator; an action; a viewer; a channel; a time; a text</comment>
        <translation>%1: %2, %3 en %4, %5. %6</translation>
    </message>
    <message>
        <source>Export log…</source>
        <translation>Exportar registro…</translation>
    </message>
    <message>
        <source>The actions of others are reported with many permissions only</source>
        <translation>Las acciones de otros solo se notifican con muchos permisos</translation>
    </message>
    <message>
        <source>The service reports what other moderators do to accounts that may see all of it: bans, messages, warnings, moderators, VIPs, blocked terms, unban requests and chat settings.</source>
        <translation>El servicio solo informa de lo que hacen otros moderadores a las cuentas que pueden verlo todo: baneos, mensajes, advertencias, moderadores, VIP, términos bloqueados, solicitudes de desbaneo y ajustes del chat.</translation>
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
        <translation>La lista está vacía.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1. The service has no such log.</source>
        <translation>Se guarda en este equipo desde %1. El servicio no tiene ningún registro así.</translation>
    </message>
    <message>
        <source>Kept on this computer from now on. The service has no such log.</source>
        <translation>Se guarda en este equipo a partir de ahora. El servicio no tiene ningún registro así.</translation>
    </message>
    <message>
        <source>Only your own actions are seen in %1.</source>
        <translation>En %1 solo se ven tus propias acciones.</translation>
    </message>
    <message>
        <source>Nothing was done yet. Actions appear here as they happen.</source>
        <translation>Aún no se ha hecho nada. Las acciones aparecerán aquí cuando ocurran.</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exportar el registro</translation>
    </message>
    <message>
        <source>Moderation log %1</source>
        <translation>Registro de moderación %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MainWindow</name>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Nadie ha iniciado sesión.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Page, channel, reward, chat mode or action</source>
        <translation>Página, canal, recompensa, modo del chat o acción</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Buscar atajos</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Iniciar sesión…</translation>
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
        <translation>%1 está en su propia ventana.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Traer de vuelta</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Refresh page</source>
        <translation>Actualizar página</translation>
    </message>
    <message>
        <source>Pop out page</source>
        <translation>Abrir página en ventana aparte</translation>
    </message>
    <message>
        <source>Keep window on top</source>
        <translation>Mantener ventana encima</translation>
    </message>
    <message>
        <source>Collapse or expand sidebar</source>
        <translation>Contraer o expandir la barra lateral</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Tamaño de texto normal</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Tema del sistema</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema oscuro</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Ir a…</translation>
    </message>
    <message>
        <source>Next account</source>
        <translation>Cuenta siguiente</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>About Sidestage</source>
        <translation>Acerca de Sidestage</translation>
    </message>
    <message>
        <source>Sidestage %1
A dashboard for live streams.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Sidestage %1
Un panel para streams en directo.
Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Actions</source>
        <translation>A&amp;cciones</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
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
        <translation>suscriptor</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a viewer; a role</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 wrote at %2: %3</source>
        <comment>a viewer; a time; a message</comment>
        <translation>%1 escribió a las %2: %3</translation>
    </message>
    <message>
        <source>Notice at %1: %2 %3</source>
        <comment>a time; the notice; a message</comment>
        <translation>Mensaje del sistema a las %1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel; what happened there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Eliminado: %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>No permission to write.</source>
        <translation>Sin permiso para escribir.</translation>
    </message>
    <message>
        <source>Messages are not shown.</source>
        <translation>No se muestran los mensajes.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>%1 has not granted permission for that.</source>
        <translation>%1 no ha concedido permiso para eso.</translation>
    </message>
    <message>
        <source>Without permission to read chat, messages are not shown.</source>
        <translation>Sin permiso para leer el chat, no se muestran los mensajes.</translation>
    </message>
    <message>
        <source>The chat cannot be read. %1</source>
        <translation>No se puede leer el chat. %1</translation>
    </message>
    <message>
        <source>Quiet here. Messages appear as they come.</source>
        <translation>Todo tranquilo por aquí. Los mensajes aparecen a medida que llegan.</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>Deleted by %1</source>
        <comment>a moderator</comment>
        <translation>Eliminado por %1</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Baneado</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a channel; a viewer</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>message deleted</source>
        <translation>mensaje eliminado</translation>
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
        <translation>Respuesta a %1: %2</translation>
    </message>
    <message>
        <source>Timed out until %1</source>
        <comment>a time</comment>
        <translation>Expulsado temporalmente hasta %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MessageMenu</name>
    <message>
        <source>Open link</source>
        <translation>Abrir enlace</translation>
    </message>
    <message>
        <source>Open a page of %1?</source>
        <comment>a host</comment>
        <translation>¿Abrir una página de %1?</translation>
    </message>
    <message>
        <source>Your browser will open this address. Anybody can write links in a chat.</source>
        <translation>Tu navegador abrirá esta dirección. Cualquiera puede escribir enlaces en un chat.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
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
        <translation>Abrir enlace a %1…</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar mensaje</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestoneDialog</name>
    <message>
        <source>Edit milestone</source>
        <translation>Editar hito</translation>
    </message>
    <message>
        <source>New milestone</source>
        <translation>Nuevo hito</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>In %1, such as %2</source>
        <translation>En %1, por ejemplo %2</translation>
    </message>
    <message>
        <source>What happens at this amount</source>
        <translation>Qué pasa al llegar a esta cantidad</translation>
    </message>
    <message>
        <source>Enter what happens at this amount.</source>
        <translation>Introduce qué pasa al llegar a esta cantidad.</translation>
    </message>
    <message>
        <source>Enter more than 0.</source>
        <translation>Introduce más de 0.</translation>
    </message>
</context>
<context>
    <name>Sidestage::MilestonesCard</name>
    <message>
        <source>Milestones</source>
        <translation>Hitos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add milestone</source>
        <translation>Añadir hito</translation>
    </message>
    <message>
        <source>Set a promise for an amount. You are notified when it is reached.</source>
        <translation>Promete algo a cambio de una cantidad. Recibirás una notificación cuando se alcance.</translation>
    </message>
    <message>
        <source>reached %1</source>
        <comment>a time</comment>
        <translation>alcanzado %1</translation>
    </message>
    <message>
        <source>reached earlier</source>
        <translation>alcanzado antes</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>faltan %1</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>%1 de %2 alcanzados</translation>
    </message>
    <message>
        <source>Milestone “%1” deleted</source>
        <translation>Hito «%1» eliminado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeBoard</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Ninguna cuenta con sesión iniciada puede gestionar este canal.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>Este canal ya no está en la lista.</translation>
    </message>
    <message>
        <source>The account used for this channel has changed.</source>
        <translation>La cuenta que se usa para este canal ha cambiado.</translation>
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
        <translation>usa los ajustes del escudo</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Ninguna cuenta con sesión iniciada puede gestionar este canal.</translation>
    </message>
    <message>
        <source>Not allowed in %1. %2</source>
        <translation>No permitido en %1. %2</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change Shield Mode.</source>
        <translation>%1 no ha concedido permiso para cambiar el modo Escudo.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to change chat modes.</source>
        <translation>%1 no ha concedido permiso para cambiar los modos del chat.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a mode, a channel</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>not sent yet</source>
        <translation>aún no enviado</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>enviándose</translation>
    </message>
    <message>
        <source>unavailable: %1</source>
        <translation>no disponible: %1</translation>
    </message>
    <message>
        <source>Not sent yet.</source>
        <translation>Aún sin enviar.</translation>
    </message>
    <message>
        <source>Turned on by %1, %2.</source>
        <translation>Activado por %1, %2.</translation>
    </message>
    <message>
        <source>Last changed by %1.</source>
        <translation>Último cambio de %1.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>No visible para esta cuenta.</translation>
    </message>
    <message>
        <source>Shield Mode was not changed in %1. %2</source>
        <translation>El modo Escudo no se cambió en %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n channels were not changed: %1. %2</source>
        <translation>
            <numerusform>%n canal no se cambió: %1. %2</numerusform>
            <numerusform>%n canales no se cambiaron: %1. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode on in %2, %3</source>
        <translation>%1 activó el modo Escudo en %2, %3</translation>
    </message>
    <message>
        <source>%1 turned Shield Mode off in %2, %3</source>
        <translation>%1 desactivó el modo Escudo en %2, %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeEditor</name>
    <message numerus="yes">
        <source>%1 in %n channels</source>
        <translation>
            <numerusform>%1 en %n canal</numerusform>
            <numerusform>%1 en %n canales</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Only for</source>
        <translation>Solo durante</translation>
    </message>
    <message>
        <source>Only for a limited time</source>
        <translation>Solo durante un tiempo limitado</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes until it reverts</source>
        <translation>Minutos hasta que se revierte</translation>
    </message>
    <message numerus="yes">
        <source>Set for %1 min in %n channels</source>
        <translation>
            <numerusform>Establecer %1 min en %n canal</numerusform>
            <numerusform>Establecer %1 min en %n canales</numerusform>
        </translation>
    </message>
    <message>
        <source>Set for %1 min</source>
        <translation>Establecer %1 min</translation>
    </message>
    <message numerus="yes">
        <source>Set in %n channels</source>
        <translation>
            <numerusform>Establecer en %n canal</numerusform>
            <numerusform>Establecer en %n canales</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Then each channel reverts to its current setting.</source>
        <translation>Después, cada canal vuelve a su ajuste actual.</translation>
    </message>
    <message>
        <source>Then reverts to: %1.</source>
        <translation>Después vuelve a: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeFields</name>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>If not selected, the mode stays unchanged</source>
        <translation>Si no se selecciona, el modo no cambia</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeForm</name>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>%1 for a limited time…</source>
        <translation>%1 durante un tiempo limitado…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change chat modes.</source>
        <translation>Sidestage necesita permiso para cambiar los modos del chat.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Uses the Shield Mode settings of the channel.</source>
        <translation>Usa los ajustes del modo Escudo del canal.</translation>
    </message>
    <message>
        <source>Not visible to this account.</source>
        <translation>No visible para esta cuenta.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGrid</name>
    <message>
        <source>Chat modes by channel</source>
        <translation>Modos del chat por canal</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>%1 selected, %2 of %3</source>
        <translation>%1 seleccionado, %2 de %3</translation>
    </message>
    <message>
        <source>%1 not selected</source>
        <translation>%1 no seleccionado</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>No seleccionar nada</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Select no channels</source>
        <translation>No seleccionar ningún canal</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>Seleccionar todos los canales</translation>
    </message>
    <message>
        <source>%1. Press Space to select the channel.</source>
        <translation>%1. Pulsa la barra espaciadora para seleccionar el canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridModel</name>
    <message>
        <source>Not sent yet</source>
        <translation>Aún sin enviar</translation>
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
        <translation>Error</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Cambiado en otro lugar</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <translation>Restaurando…</translation>
    </message>
    <message>
        <source>Not restored</source>
        <translation>Sin restaurar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Done %1</source>
        <translation>Hecho %1</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Live %1</source>
        <translation>En directo %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>como %1</translation>
    </message>
    <message>
        <source>live status unknown</source>
        <translation>no se sabe si está en directo</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>live for %1</source>
        <translation>en directo desde hace %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionada</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>No changes in %1 yet</source>
        <translation>Aún no hay cambios en %1</translation>
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
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Retry in %1</source>
        <translation>Reintentar en %1</translation>
    </message>
    <message>
        <source>Edit all modes of %1</source>
        <translation>Editar todos los modos de %1</translation>
    </message>
    <message>
        <source>Lockdown result</source>
        <translation>Resultado del bloqueo del chat</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Último cambio</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeGridSide</name>
    <message>
        <source>set by lockdown</source>
        <translation>fijado por el bloqueo del chat</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModeScheduler</name>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Ninguna cuenta con sesión iniciada puede gestionar este canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationCard</name>
    <message>
        <source>Moderation waiting</source>
        <translation>Moderación pendiente</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open Moderation</source>
        <translation>Abrir Moderación</translation>
    </message>
    <message>
        <source>Allow or approve what waits in Moderation</source>
        <translation>Permitir o aprobar lo que espera en Moderación</translation>
    </message>
    <message>
        <source>Deny what waits in Moderation</source>
        <translation>Rechazar lo que espera en Moderación</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Aún no hay canales. Aquí aparecerán los canales que moderas.</translation>
    </message>
    <message>
        <source>Nothing is waiting.</source>
        <translation>No hay nada en espera.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationHandler</name>
    <message>
        <source>The account has not granted the permission.</source>
        <translation>La cuenta no ha concedido el permiso.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationJobs</name>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln hecho</numerusform>
            <numerusform>%Ln hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln sin cambios</numerusform>
            <numerusform>%Ln sin cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln con error</numerusform>
            <numerusform>%Ln con error</numerusform>
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
        <translation>%1 expulsado temporalmente</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>in several channels</source>
        <translation>en varios canales</translation>
    </message>
    <message>
        <source>Viewer or term</source>
        <translation>Espectador o término</translation>
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
            <numerusform>%Ln está hecho. Los otros %1 se omiten.</numerusform>
            <numerusform>%Ln están hechos. Los otros %1 se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bans done</source>
        <translation>
            <numerusform>%Ln baneo hecho</numerusform>
            <numerusform>%Ln baneos hechos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 banned</source>
        <comment>a viewer</comment>
        <translation>%1 baneado</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationListView</name>
    <message>
        <source>Could not load the list. %1</source>
        <translation>No se ha podido cargar la lista. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Nothing matches the search.</source>
        <translation>Nada coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationPage</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Moderation</source>
        <translation>Moderación</translation>
    </message>
    <message>
        <source>Moderation sections</source>
        <translation>Secciones de moderación</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Live chat</source>
        <translation>Chat en directo</translation>
    </message>
    <message>
        <source>Banned</source>
        <translation>Baneados</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>Términos bloqueados</translation>
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
        <translation>En espera %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModerationTexts</name>
    <message>
        <source>Allowing the message of %1</source>
        <translation>Permitiendo el mensaje de %1</translation>
    </message>
    <message>
        <source>Denying the message of %1</source>
        <translation>Rechazando el mensaje de %1</translation>
    </message>
    <message>
        <source>Banning %1</source>
        <translation>Baneando a %1</translation>
    </message>
    <message>
        <source>Timing out %1 for %2</source>
        <comment>a viewer; a duration</comment>
        <translation>Expulsando temporalmente a %1: %2</translation>
    </message>
    <message>
        <source>Unbanning %1</source>
        <translation>Desbaneando a %1</translation>
    </message>
    <message>
        <source>Warning %1</source>
        <translation>Advirtiendo a %1</translation>
    </message>
    <message>
        <source>Deleting the message of %1</source>
        <translation>Eliminando el mensaje de %1</translation>
    </message>
    <message>
        <source>Approving the request of %1</source>
        <translation>Aprobando la solicitud de %1</translation>
    </message>
    <message>
        <source>Adding the term “%1”</source>
        <translation>Añadiendo el término «%1»</translation>
    </message>
    <message>
        <source>Removing the term “%1”</source>
        <translation>Quitando el término «%1»</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Banear</translation>
    </message>
    <message>
        <source>Time out</source>
        <translation>Expulsar temporalmente</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Desbanear</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Advertir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Add term</source>
        <translation>Añadir término</translation>
    </message>
    <message>
        <source>Remove term</source>
        <translation>Quitar término</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions</source>
        <translation>
            <numerusform>%Ln decisión</numerusform>
            <numerusform>%Ln decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Banned %Ln viewers</source>
        <translation>
            <numerusform>%Ln espectador baneado</numerusform>
            <numerusform>%Ln espectadores baneados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanned %Ln viewers</source>
        <translation>
            <numerusform>%Ln espectador desbaneado</numerusform>
            <numerusform>%Ln espectadores desbaneados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocked %Ln terms</source>
        <translation>
            <numerusform>%Ln término bloqueado</numerusform>
            <numerusform>%Ln términos bloqueados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocked %Ln terms</source>
        <translation>
            <numerusform>%Ln término desbloqueado</numerusform>
            <numerusform>%Ln términos desbloqueados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions done</source>
        <translation>
            <numerusform>%Ln decisión tomada</numerusform>
            <numerusform>%Ln decisiones tomadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is banned already.</source>
        <translation>%1 ya tiene un baneo.</translation>
    </message>
    <message>
        <source>%1 is neither banned nor in a timeout.</source>
        <translation>%1 no tiene ni baneo ni expulsión temporal.</translation>
    </message>
    <message>
        <source>Decided elsewhere.</source>
        <translation>Decidido en otro lugar.</translation>
    </message>
    <message>
        <source>The message does not exist any more.</source>
        <translation>El mensaje ya no existe.</translation>
    </message>
    <message>
        <source>It failed.</source>
        <translation>Ha fallado.</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducado</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Decidido en otro lugar</translation>
    </message>
    <message>
        <source>Blocked term</source>
        <translation>Término bloqueado</translation>
    </message>
    <message>
        <source>Unban request</source>
        <translation>Solicitud de desbaneo</translation>
    </message>
    <message>
        <source>Ban evader, likely</source>
        <translation>Probable evasión de baneo</translation>
    </message>
    <message>
        <source>Ban evader, possible</source>
        <translation>Posible evasión de baneo</translation>
    </message>
    <message>
        <source>Restricted</source>
        <translation>Restringido</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Vigilado</translation>
    </message>
    <message>
        <source>Held by AutoMod</source>
        <translation>Retenido por AutoMod</translation>
    </message>
    <message>
        <source>Unban requests</source>
        <translation>Solicitudes de desbaneo</translation>
    </message>
    <message>
        <source>Suspicious viewers</source>
        <translation>Usuarios sospechosos</translation>
    </message>
    <message numerus="yes">
        <source>Timed out %Ln viewers</source>
        <translation>
            <numerusform>%Ln espectador expulsado temporalmente</numerusform>
            <numerusform>%Ln espectadores expulsados temporalmente</numerusform>
        </translation>
    </message>
    <message>
        <source>Denying the request of %1</source>
        <translation>Rechazando la solicitud de %1</translation>
    </message>
    <message>
        <source>The message of %1 was not allowed</source>
        <translation>No se permitió el mensaje de %1</translation>
    </message>
    <message>
        <source>The message of %1 was not denied</source>
        <translation>No se rechazó el mensaje de %1</translation>
    </message>
    <message>
        <source>%1 was not banned</source>
        <comment>a viewer</comment>
        <translation>No se baneó a %1</translation>
    </message>
    <message>
        <source>%1 was not timed out</source>
        <comment>a viewer</comment>
        <translation>No se expulsó temporalmente a %1</translation>
    </message>
    <message>
        <source>%1 was not unbanned</source>
        <comment>a viewer</comment>
        <translation>No se desbaneó a %1</translation>
    </message>
    <message>
        <source>%1 was not warned</source>
        <comment>a viewer</comment>
        <translation>No se advirtió a %1</translation>
    </message>
    <message>
        <source>The message of %1 was not deleted</source>
        <translation>No se eliminó el mensaje de %1</translation>
    </message>
    <message>
        <source>The request of %1 was not approved</source>
        <translation>No se aprobó la solicitud de %1</translation>
    </message>
    <message>
        <source>The request of %1 was not denied</source>
        <translation>No se rechazó la solicitud de %1</translation>
    </message>
    <message>
        <source>The term “%1” was not added</source>
        <translation>No se añadió el término «%1»</translation>
    </message>
    <message>
        <source>The term “%1” was not removed</source>
        <translation>No se quitó el término «%1»</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <comment>a number; a category of AutoMod</comment>
        <translation>Nivel %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Banning %Ln viewers</source>
        <translation>
            <numerusform>Baneando a %Ln espectador</numerusform>
            <numerusform>Baneando a %Ln espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copying %Ln bans</source>
        <translation>
            <numerusform>Copiando %Ln baneo</numerusform>
            <numerusform>Copiando %Ln baneos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unbanning %Ln viewers</source>
        <translation>
            <numerusform>Desbaneando a %Ln espectador</numerusform>
            <numerusform>Desbaneando a %Ln espectadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking %Ln terms</source>
        <translation>
            <numerusform>Bloqueando %Ln término</numerusform>
            <numerusform>Bloqueando %Ln términos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unblocking %Ln terms</source>
        <translation>
            <numerusform>Desbloqueando %Ln término</numerusform>
            <numerusform>Desbloqueando %Ln términos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timing out %Ln viewers</source>
        <translation>
            <numerusform>Expulsando temporalmente a %Ln espectador</numerusform>
            <numerusform>Expulsando temporalmente a %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesCard</name>
    <message>
        <source>Chat modes</source>
        <translation>Modos del chat</translation>
    </message>
    <message>
        <source>Announce…</source>
        <translation>Avisar…</translation>
    </message>
    <message>
        <source>Lock down chat</source>
        <translation>Bloquear el chat</translation>
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
        <translation>Los mensajes de quienes no son moderadores aparecen unos segundos más tarde, para que los moderadores puedan eliminarlos antes de que otros los vean. Cámbialo en la página Chat.</translation>
    </message>
    <message>
        <source>Go to Chat</source>
        <translation>Ir al chat</translation>
    </message>
    <message>
        <source>Chat delay is unknown.</source>
        <translation>El retraso del chat es desconocido.</translation>
    </message>
    <message>
        <source>Chat delay is %1.</source>
        <translation>El retraso del chat es de %1.</translation>
    </message>
    <message>
        <source>Chat delay is off.</source>
        <translation>El retraso del chat está desactivado.</translation>
    </message>
    <message>
        <source>Chat modes cannot be changed here.</source>
        <translation>Los modos del chat no se pueden cambiar aquí.</translation>
    </message>
    <message>
        <source>Not changed</source>
        <translation>Sin cambiar</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>%1, being sent</source>
        <comment>a value of a mode</comment>
        <translation>%1, enviándose</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <comment>a value of a mode; what it becomes; a countdown</comment>
        <translation>%1, %2 en %3</translation>
    </message>
    <message>
        <source>Restore chat…</source>
        <translation>Restaurar el chat…</translation>
    </message>
    <message numerus="yes">
        <source>%n channels since %1</source>
        <translation>
            <numerusform>%n canal desde %1</numerusform>
            <numerusform>%n canales desde %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n need attention</source>
        <comment>channels</comment>
        <translation>
            <numerusform>, %n necesita atención</numerusform>
            <numerusform>, %n necesitan atención</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot taken %1</source>
        <translation>Instantánea de %1</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Avisar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Sidestage::ModesView</name>
    <message>
        <source>No channel selected</source>
        <translation>Ningún canal seleccionado</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Durante %1</translation>
    </message>
    <message numerus="yes">
        <source>For %n selected channels</source>
        <translation>
            <numerusform>Para %n canal seleccionado</numerusform>
            <numerusform>Para %n canales seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>already set</source>
        <translation>ya establecido</translation>
    </message>
    <message>
        <source>changes modes</source>
        <translation>cambia modos</translation>
    </message>
    <message>
        <source>changes %1 of %2</source>
        <translation>cambia %1 de %2</translation>
    </message>
    <message>
        <source>Manage presets…</source>
        <translation>Gestionar preajustes…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canal</translation>
    </message>
    <message>
        <source>No channels shown.</source>
        <translation>No se muestran canales.</translation>
    </message>
    <message>
        <source>Channels…</source>
        <translation>Canales…</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>No channels to manage. Add channels you moderate by name.</source>
        <translation>No hay canales que gestionar. Añade por nombre los canales que moderas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mode and its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Not sent yet to %n channels: %1</source>
        <translation>
            <numerusform>Aún sin enviar a %n canal: %1</numerusform>
            <numerusform>Aún sin enviar a %n canales: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send to %n channels</source>
        <translation>
            <numerusform>Enviar a %n canal</numerusform>
            <numerusform>Enviar a %n canales</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation>Crear instantánea</translation>
    </message>
    <message>
        <source>Shoutout…</source>
        <translation>Shoutout…</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Select all channels</source>
        <translation>Seleccionar todos los canales</translation>
    </message>
    <message>
        <source>Send changes</source>
        <translation>Enviar cambios</translation>
    </message>
    <message>
        <source>Discard changes and clear selection</source>
        <translation>Descartar cambios y quitar la selección</translation>
    </message>
    <message>
        <source>Snapshots, announcements, shoutouts</source>
        <translation>Instantáneas, avisos, shoutouts</translation>
    </message>
    <message>
        <source>Lock down or restore…</source>
        <translation>Bloquear o restaurar…</translation>
    </message>
    <message>
        <source>Modes of %1</source>
        <translation>Modos de %1</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Check my role</source>
        <translation>Comprobar mi rol</translation>
    </message>
    <message>
        <source>“%1” is already set. Nothing changed.</source>
        <translation>«%1» ya está establecido. No ha cambiado nada.</translation>
    </message>
    <message>
        <source>Applied “%1” to %2.</source>
        <translation>«%1» aplicado a %2.</translation>
    </message>
    <message numerus="yes">
        <source>Applied “%1” to %n channels.</source>
        <translation>
            <numerusform>«%1» aplicado a %n canal.</numerusform>
            <numerusform>«%1» aplicado a %n canales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded changes for %n channels.</source>
        <translation>
            <numerusform>Cambios descartados en %n canal.</numerusform>
            <numerusform>Cambios descartados en %n canales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentNews</name>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>Marcado en %1</translation>
    </message>
    <message>
        <source>The moment was marked after all. No clip of it was asked for.</source>
        <translation>El momento se marcó al final. No se pidió ningún clip de él.</translation>
    </message>
    <message>
        <source>The moment was not marked. Mark again if it still matters.</source>
        <translation>El momento no se marcó. Vuelve a marcarlo si aún importa.</translation>
    </message>
    <message>
        <source>The clip “%1” is there.</source>
        <translation>El clip «%1» ya está.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln videos deleted.</source>
        <translation>
            <numerusform>%Ln vídeo eliminado.</numerusform>
            <numerusform>%Ln vídeos eliminados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clip was not made. %1</source>
        <comment>the reason</comment>
        <translation>El clip no se ha creado. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentRows</name>
    <message>
        <source>no note</source>
        <translation>sin nota</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>with the category</source>
        <translation>con la categoría</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <translation>en otro lugar</translation>
    </message>
    <message>
        <source>making</source>
        <translation>creándose</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
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
        <translation>Posición</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>changed here</source>
        <translation>cambiado aquí</translation>
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
        <translation>El servicio no indica quién ha puesto un marcador.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>%1, %2. Marked %3 by %4, clip: %5</source>
        <comment>position; note; a time; who; number</comment>
        <translation>%1, %2. Marcado: %3, por %4, clip: %5</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentTimeline</name>
    <message>
        <source>Timeline of the stream. The table below has the same moments.</source>
        <translation>Línea de tiempo del stream. La tabla de abajo tiene los mismos momentos.</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4. Categories: %5</source>
        <comment>length; moments; clips; ad breaks; names</comment>
        <translation>%1: %2, %3, %4. Categorías: %5</translation>
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
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>%Ln pausa publicitaria</numerusform>
            <numerusform>%Ln pausas publicitarias</numerusform>
        </translation>
    </message>
    <message>
        <source>category not seen</source>
        <translation>categoría no registrada</translation>
    </message>
    <message>
        <source>Now %1</source>
        <comment>a position in the stream</comment>
        <translation>Ahora %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::MomentsFeed</name>
    <message>
        <source>%1 begins</source>
        <comment>a category</comment>
        <translation>empieza %1</translation>
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
        <translation>Secciones de Momentos</translation>
    </message>
    <message>
        <source>Mark moment</source>
        <translation>Marcar momento</translation>
    </message>
    <message>
        <source>Mark and clip</source>
        <translation>Marcar y crear clip</translation>
    </message>
    <message>
        <source>This stream</source>
        <translation>Este stream</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
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
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of a currency</comment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>Enter an amount such as %1.</source>
        <translation>Introduce una cantidad como %1.</translation>
    </message>
    <message>
        <source>An amount cannot be negative.</source>
        <translation>Una cantidad no puede ser negativa.</translation>
    </message>
    <message>
        <source>This amount is too large.</source>
        <translation>Esta cantidad es demasiado grande.</translation>
    </message>
    <message>
        <source>This currency has no decimals.</source>
        <translation>Esta moneda no tiene decimales.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n decimals.</source>
        <translation>
            <numerusform>Como máximo %n decimal.</numerusform>
            <numerusform>Como máximo %n decimales.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::NextAdCard</name>
    <message>
        <source>Next ad</source>
        <translation>Próximo anuncio</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>hasta las %1</translation>
    </message>
    <message>
        <source>at %1, once the snooze is sent</source>
        <translation>a las %1, cuando se envíe el aplazamiento</translation>
    </message>
    <message>
        <source>at %1, as scheduled</source>
        <translation>a las %1, según lo previsto</translation>
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
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>%1+</source>
        <comment>more than so many</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message numerus="yes">
        <source>Notifications, %n unread</source>
        <translation>
            <numerusform>Notificaciones, %n sin leer</numerusform>
            <numerusform>Notificaciones, %n sin leer</numerusform>
        </translation>
    </message>
    <message>
        <source>No notifications yet. Messages shown at the edge of the window stay here until you quit.</source>
        <translation>Aún no hay notificaciones. Los mensajes que aparecen en el borde de la ventana se quedan aquí hasta que salgas.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Notifications</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
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
        <translation>Al menos %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Como máximo %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OnAirPage</name>
    <message>
        <source>On air</source>
        <translation>En emisión</translation>
    </message>
    <message>
        <source>Drag a card, or focus one and move it with the arrow keys.</source>
        <translation>Arrastra una tarjeta, o pon el foco en una y muévela con las teclas de flecha.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Arrange cards</source>
        <translation>Organizar tarjetas</translation>
    </message>
    <message>
        <source>Large numbers</source>
        <translation>Números grandes</translation>
    </message>
    <message>
        <source>Pop out this card</source>
        <translation>Abrir esta tarjeta en ventana aparte</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Bring back %1</source>
        <translation>Traer de vuelta %1</translation>
    </message>
    <message>
        <source>Pop out %1</source>
        <translation>Abrir %1 en otra ventana</translation>
    </message>
    <message>
        <source>Make %1 narrower</source>
        <translation>Hacer %1 más estrecha</translation>
    </message>
    <message>
        <source>Make %1 wider</source>
        <translation>Hacer %1 más ancha</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ocultar %1</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1: tarjeta oculta</translation>
    </message>
</context>
<context>
    <name>Sidestage::OpenFile</name>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>No se ha podido leer «%1». %2</translation>
    </message>
    <message>
        <source>“%1” was not read: it is larger than %2 MB.</source>
        <translation>No se leyó «%1»: ocupa más de %2 MB.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Outbox</name>
    <message>
        <source>Sidestage was closed before the service replied. It may have been sent.</source>
        <translation>Sidestage se cerró antes de que respondiera el servicio. Puede que se haya enviado.</translation>
    </message>
    <message>
        <source>Sidestage was closed before it was sent.</source>
        <translation>Sidestage se cerró antes de que se enviara.</translation>
    </message>
</context>
<context>
    <name>Sidestage::OutboxSender</name>
    <message>
        <source>The service did not accept the request.</source>
        <translation>El servicio no aceptó la solicitud.</translation>
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
        <translation>Ha ganado</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
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
        <translation>Máximo: %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayDialog</name>
    <message>
        <source>Overlay files</source>
        <translation>Archivos de superposición</translation>
    </message>
    <message>
        <source>Add these files as a text source and an image source in your broadcasting software. Each file is replaced as a whole whenever the campaign changes.</source>
        <translation>Añade estos archivos como fuente de texto y fuente de imagen en tu software de transmisión. Cada archivo se sustituye por completo cada vez que cambia la campaña.</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Archivo de texto</translation>
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
        <translation>Archivo de imagen</translation>
    </message>
    <message>
        <source>Image (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Image preview</source>
        <translation>Vista previa de la imagen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose file: %1</source>
        <translation>Elegir archivo: %1</translation>
    </message>
    <message>
        <source>Unknown placeholder: %1.</source>
        <translation>Marcador de posición desconocido: %1.</translation>
    </message>
    <message>
        <source>Could not write the file. The system reported: “%1”</source>
        <translation>No se ha podido escribir el archivo. El sistema informa: «%1»</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>Introduce la ruta completa de un archivo.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Esto es una carpeta.</translation>
    </message>
    <message>
        <source>This folder does not exist.</source>
        <translation>Esta carpeta no existe.</translation>
    </message>
    <message>
        <source>This file is already used for the text.</source>
        <translation>Este archivo ya se usa para el texto.</translation>
    </message>
    <message>
        <source>Could not save this change; it applies only until you quit. %1</source>
        <translation>No se ha podido guardar este cambio; solo se aplica hasta que salgas. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::OverlayFiles</name>
    <message>
        <source>name of the charity</source>
        <translation>nombre de la organización benéfica</translation>
    </message>
    <message>
        <source>collected so far</source>
        <translation>recaudado hasta ahora</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>amount left to the goal</source>
        <translation>cantidad que falta para el objetivo</translation>
    </message>
    <message>
        <source>percentage of the goal</source>
        <translation>porcentaje del objetivo</translation>
    </message>
    <message>
        <source>number of donations</source>
        <translation>número de donaciones</translation>
    </message>
    <message>
        <source>latest donor</source>
        <translation>último donante</translation>
    </message>
    <message>
        <source>latest donation</source>
        <translation>última donación</translation>
    </message>
    <message>
        <source>donor of the largest donation</source>
        <translation>donante de la mayor donación</translation>
    </message>
    <message>
        <source>largest donation</source>
        <translation>mayor donación</translation>
    </message>
    <message>
        <source>next milestone</source>
        <translation>próximo hito</translation>
    </message>
    <message>
        <source>amount of the next milestone</source>
        <translation>cantidad del próximo hito</translation>
    </message>
    <message>
        <source>Could not draw the image.</source>
        <translation>No se ha podido dibujar la imagen.</translation>
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
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Total over time</source>
        <translation>Total a lo largo del tiempo</translation>
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
        <translation>Total a lo largo del tiempo: ahora %1. %2</translation>
    </message>
    <message>
        <source>Goal %1.</source>
        <comment>about a time</comment>
        <translation>Objetivo %1.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <comment>an amount</comment>
        <translation>terminó en %1</translation>
    </message>
    <message>
        <source>goal, %1</source>
        <comment>about a time</comment>
        <translation>objetivo, %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PageHead</name>
    <message>
        <source>More actions</source>
        <translation>Más acciones</translation>
    </message>
    <message>
        <source>Pop out</source>
        <translation>Abrir en ventana aparte</translation>
    </message>
    <message>
        <source>Return to main window</source>
        <translation>Volver a la ventana principal</translation>
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
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <comment>a part of a show</comment>
        <translation>Elegir: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Not part of this show</source>
        <translation>No forma parte de este programa</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <comment>a part of a show</comment>
        <translation>Editar: %1</translation>
    </message>
    <message numerus="yes">
        <source>Used by %Ln shows: a change applies to all of them.</source>
        <translation>
            <numerusform>Se usa en %Ln programa: un cambio se aplica a él.</numerusform>
            <numerusform>Se usa en %Ln programas: un cambio se aplica a todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to choose from yet. Open its page…</source>
        <translation>Aún no hay nada que elegir. Abrir su página…</translation>
    </message>
    <message>
        <source>Remove from this show</source>
        <translation>Quitar de este programa</translation>
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
        <translation>VIP</translation>
    </message>
    <message>
        <source>Blocked users</source>
        <translation>Usuarios bloqueados</translation>
    </message>
    <message>
        <source>%1, login %2</source>
        <translation>%1, nombre de usuario %2</translation>
    </message>
    <message>
        <source>Too many changes within a few seconds. Try again in 10 seconds.</source>
        <translation>Demasiados cambios en pocos segundos. Inténtalo de nuevo en 10 segundos.</translation>
    </message>
    <message>
        <source>All VIP slots are taken. Remove a VIP first.</source>
        <translation>Todos los espacios de VIP están ocupados. Quita primero a un VIP.</translation>
    </message>
    <message>
        <source>The channel has to complete “Build a Community” before it can have VIPs.</source>
        <translation>El canal tiene que completar «Build a Community» antes de poder tener VIP.</translation>
    </message>
    <message>
        <source>It is not known whether %1 was added. %2</source>
        <translation>No se sabe si se añadió a %1. %2</translation>
    </message>
    <message>
        <source>It is not known whether %1 was removed. %2</source>
        <translation>No se sabe si se quitó a %1. %2</translation>
    </message>
    <message>
        <source>%1 was not made a moderator. %2</source>
        <translation>No se hizo moderador a %1. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the moderators. %2</source>
        <translation>No se quitó a %1 de los moderadores. %2</translation>
    </message>
    <message>
        <source>%1 was not made a VIP. %2</source>
        <translation>No se hizo VIP a %1. %2</translation>
    </message>
    <message>
        <source>%1 was not removed from the VIPs. %2</source>
        <translation>No se quitó a %1 de los VIP. %2</translation>
    </message>
    <message>
        <source>%1 was not blocked. %2</source>
        <translation>No se bloqueó a %1. %2</translation>
    </message>
    <message>
        <source>%1 was not unblocked. %2</source>
        <translation>No se desbloqueó a %1. %2</translation>
    </message>
    <message>
        <source>%1 is a moderator now</source>
        <translation>%1 ya es moderador</translation>
    </message>
    <message>
        <source>%1 is a VIP now</source>
        <translation>%1 ya es VIP</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 está bloqueado</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator</source>
        <translation>%1 ya no es moderador</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP</source>
        <translation>%1 ya no es VIP</translation>
    </message>
    <message>
        <source>%1 is no longer blocked</source>
        <translation>%1 ya no está bloqueado</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <comment>a list of users</comment>
        <translation>Buscar: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Make moderator…</source>
        <translation>Hacer moderador…</translation>
    </message>
    <message>
        <source>Make VIP…</source>
        <translation>Hacer VIP…</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Sign in again to see this list.</source>
        <translation>Inicia sesión de nuevo para ver esta lista.</translation>
    </message>
    <message>
        <source>No permission to see the moderators.</source>
        <translation>Sin permiso para ver los moderadores.</translation>
    </message>
    <message>
        <source>No permission to see the VIPs.</source>
        <translation>Sin permiso para ver los VIP.</translation>
    </message>
    <message>
        <source>No permission to see whom you block.</source>
        <translation>Sin permiso para ver a quién bloqueas.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta un permiso</translation>
    </message>
    <message>
        <source>The service shows this list only to programs to which the broadcaster has granted it.</source>
        <translation>El servicio solo muestra esta lista a los programas a los que el streamer se lo ha permitido.</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Login of the new moderator</source>
        <translation>Nombre de usuario del nuevo moderador</translation>
    </message>
    <message>
        <source>Login of the new VIP</source>
        <translation>Nombre de usuario del nuevo VIP</translation>
    </message>
    <message>
        <source>Login of the user to block</source>
        <translation>Nombre de usuario que se va a bloquear</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Add moderator</source>
        <translation>Añadir moderador</translation>
    </message>
    <message>
        <source>Add VIP</source>
        <translation>Añadir VIP</translation>
    </message>
    <message>
        <source>Block this user</source>
        <translation>Bloquear a este usuario</translation>
    </message>
    <message>
        <source>Reason for the block</source>
        <translation>Motivo del bloqueo</translation>
    </message>
    <message>
        <source>No reason</source>
        <translation>Sin motivo</translation>
    </message>
    <message>
        <source>Harassment</source>
        <translation>Acoso</translation>
    </message>
    <message>
        <source>Spam</source>
        <translation>Spam</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Where it happened</source>
        <translation>Dónde ocurrió</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En cualquier lugar</translation>
    </message>
    <message>
        <source>In chat</source>
        <translation>En el chat</translation>
    </message>
    <message>
        <source>In whispers</source>
        <translation>En susurros</translation>
    </message>
    <message>
        <source>No permission to block and unblock.</source>
        <translation>Sin permiso para bloquear y desbloquear.</translation>
    </message>
    <message>
        <source>No permission to add and remove.</source>
        <translation>Sin permiso para añadir y quitar.</translation>
    </message>
    <message>
        <source>Sidestage can show this list. Changing it requires another permission.</source>
        <translation>Sidestage puede mostrar esta lista. Para cambiarla se necesita otro permiso.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>Enter a login first.</source>
        <translation>Introduce primero un nombre de usuario.</translation>
    </message>
    <message>
        <source>Could not load the list. %1</source>
        <translation>No se ha podido cargar la lista. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Nobody moderates your channel.</source>
        <translation>Nadie modera tu canal.</translation>
    </message>
    <message>
        <source>Your channel has no VIPs.</source>
        <translation>Tu canal no tiene VIP.</translation>
    </message>
    <message>
        <source>You do not block anyone.</source>
        <translation>No bloqueas a nadie.</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Ningún nombre coincide.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Unblock %1</source>
        <translation>Desbloquear a %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleList</name>
    <message>
        <source>There is no user with this login.</source>
        <translation>No hay ningún usuario con este nombre.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PeopleSharedCard</name>
    <message>
        <source>Shared chat</source>
        <translation>Chat compartido</translation>
    </message>
    <message>
        <source>Channels in the shared chat</source>
        <translation>Canales del chat compartido</translation>
    </message>
    <message>
        <source>Unknown.</source>
        <translation>Desconocido.</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Not in a shared chat.</source>
        <translation>No está en un chat compartido.</translation>
    </message>
    <message>
        <source>Unknown. %1</source>
        <translation>Desconocido. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Anfitrión</translation>
    </message>
    <message>
        <source>%1, host</source>
        <translation>%1, anfitrión</translation>
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
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Search people in the chat</source>
        <translation>Buscar personas en el chat</translation>
    </message>
    <message>
        <source>Shared chat</source>
        <translation>Chat compartido</translation>
    </message>
    <message>
        <source>The list may be a few moments behind when people join or leave.</source>
        <translation>La lista puede ir con unos momentos de retraso cuando alguien entra o sale.</translation>
    </message>
    <message>
        <source>People in the chat</source>
        <translation>Personas en el chat</translation>
    </message>
    <message>
        <source>Search people</source>
        <translation>Buscar personas</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
    </message>
    <message>
        <source>Shout out as soon as possible</source>
        <translation>Hacer shoutout lo antes posible</translation>
    </message>
    <message>
        <source>Add to shoutout queue</source>
        <translation>Añadir a la cola de shoutouts</translation>
    </message>
    <message>
        <source>A channel cannot give a shoutout to itself.</source>
        <translation>Un canal no puede hacerse un shoutout a sí mismo.</translation>
    </message>
    <message>
        <source>Select a person in the list first.</source>
        <translation>Selecciona primero una persona de la lista.</translation>
    </message>
    <message>
        <source>Requires permission. You will be asked to grant it.</source>
        <translation>Se necesita permiso. Se te pedirá que lo concedas.</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>Shoutout for %1 not added. %2</source>
        <translation>No se añadió el shoutout a %1. %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 will be sent as soon as possible</source>
        <translation>El shoutout a %1 se enviará lo antes posible</translation>
    </message>
    <message>
        <source>%1 added to the shoutout queue</source>
        <translation>%1 añadido a la cola de shoutouts</translation>
    </message>
    <message>
        <source>%1 of %2 loaded</source>
        <translation>%1 de %2 cargados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this chat</source>
        <translation>
            <numerusform>%Ln en este chat</numerusform>
            <numerusform>%Ln en este chat</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 found</source>
        <translation>%1, %2 encontrados</translation>
    </message>
    <message>
        <source>since the last update: +%1, −%2</source>
        <translation>desde la última actualización: +%1, −%2</translation>
    </message>
    <message>
        <source>Roles are unknown.</source>
        <translation>Se desconocen los roles.</translation>
    </message>
    <message>
        <source>Visible to the broadcaster only</source>
        <translation>Visible solo para el streamer</translation>
    </message>
    <message>
        <source>Only the broadcaster of a channel can see its moderators and VIPs. You cannot see them for %1.</source>
        <translation>Solo el streamer de un canal puede ver sus moderadores y VIP. No puedes ver los de %1.</translation>
    </message>
    <message>
        <source>Roles are loading.</source>
        <translation>Cargando los roles.</translation>
    </message>
    <message>
        <source>Moderators and VIPs are not shown.</source>
        <translation>No se muestran los moderadores ni los VIP.</translation>
    </message>
    <message>
        <source>Moderators are not shown.</source>
        <translation>No se muestran los moderadores.</translation>
    </message>
    <message>
        <source>VIPs are not shown.</source>
        <translation>No se muestran los VIP.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1 no ha concedido permiso para mostrarlos.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show who is in the chat.</source>
        <translation>%1 no ha concedido permiso para mostrar quién está en el chat.</translation>
    </message>
    <message>
        <source>%1 cannot see who is in the chat of %2. %3</source>
        <translation>%1 no puede ver quién está en el chat de %2. %3</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Aún no hay canales. Aquí aparecerán los canales que moderas.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see who is in its chat.</source>
        <translation>No has iniciado sesión para %1. Inicia sesión para ver quién está en su chat.</translation>
    </message>
    <message>
        <source>No matching viewer.</source>
        <translation>Ningún espectador coincide.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Borrar búsqueda</translation>
    </message>
    <message>
        <source>Nobody is in this chat. People appear here when they join.</source>
        <translation>No hay nadie en este chat. Las personas aparecerán aquí cuando entren.</translation>
    </message>
    <message>
        <source>Could not load who is in this chat. %1</source>
        <translation>No se ha podido cargar quién está en este chat. %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionHint</name>
    <message>
        <source>Grant permission…</source>
        <translation>Conceder permiso…</translation>
    </message>
</context>
<context>
    <name>Sidestage::PermissionsCard</name>
    <message numerus="yes">
        <source>%n scopes</source>
        <translation>
            <numerusform>%n ámbito</numerusform>
            <numerusform>%n ámbitos</numerusform>
        </translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Qué puede hacer</translation>
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
        <translation>%1 de %2 ámbitos</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n more…</source>
        <translation>
            <numerusform>Pedir %n más…</numerusform>
            <numerusform>Pedir %n más…</numerusform>
        </translation>
    </message>
    <message>
        <source>not an affiliate</source>
        <translation>no es afiliado</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>concedido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>not granted</source>
        <translation>no concedido</translation>
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
        <translation>Expulsar</translation>
    </message>
    <message>
        <source>Ban</source>
        <translation>Banear</translation>
    </message>
    <message>
        <source>Warn…</source>
        <translation>Advertir…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>Follows since</source>
        <translation>Sigue desde</translation>
    </message>
    <message>
        <source>Messages seen</source>
        <translation>Mensajes vistos</translation>
    </message>
    <message>
        <source>Timeouts</source>
        <translation>Expulsiones temporales</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Bans</source>
        <translation>Baneos</translation>
    </message>
    <message>
        <source>Last messages</source>
        <translation>Últimos mensajes</translation>
    </message>
    <message>
        <source>No permission to ban viewers.</source>
        <translation>Sin permiso para banear espectadores.</translation>
    </message>
    <message>
        <source>Bans and timeouts</source>
        <translation>Baneos y expulsiones temporales</translation>
    </message>
    <message>
        <source>Without permission to manage bans, Sidestage can only show viewers.</source>
        <translation>Sin permiso para gestionar los baneos, Sidestage solo puede mostrar a los espectadores.</translation>
    </message>
    <message>
        <source>Time out for</source>
        <translation>Expulsar durante</translation>
    </message>
    <message>
        <source>Length of a timeout</source>
        <translation>Duración de una expulsión temporal</translation>
    </message>
    <message>
        <source>Nobody chosen</source>
        <translation>Nadie elegido</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>a channel</comment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>in %1, %2</source>
        <comment>a channel; what is known</comment>
        <translation>en %1, %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>No hay</translation>
    </message>
    <message>
        <source>%1, last %2</source>
        <comment>a number; a date</comment>
        <translation>%1, la última vez %2</translation>
    </message>
    <message>
        <source>…</source>
        <comment>not known yet</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Choose a row to see who it is.</source>
        <translation>Elige una fila para ver quién es.</translation>
    </message>
    <message>
        <source>Kept on this computer since %1.</source>
        <comment>a date</comment>
        <translation>Se guarda en este equipo desde %1.</translation>
    </message>
    <message>
        <source>What moderators do is kept on this computer from now on.</source>
        <translation>Lo que hacen los moderadores se guarda en este equipo a partir de ahora.</translation>
    </message>
    <message>
        <source>Show only this viewer in the live chat</source>
        <translation>Mostrar solo a este espectador en el chat en directo</translation>
    </message>
    <message>
        <source>Time out the author</source>
        <translation>Expulsar temporalmente al autor</translation>
    </message>
    <message>
        <source>Time out the viewer</source>
        <translation>Expulsar temporalmente al espectador</translation>
    </message>
    <message>
        <source>Ban or unban the author</source>
        <translation>Banear o desbanear al autor</translation>
    </message>
    <message>
        <source>Ban or unban the viewer</source>
        <translation>Banear o desbanear al espectador</translation>
    </message>
    <message>
        <source>Warn the author…</source>
        <translation>Advertir al autor…</translation>
    </message>
    <message>
        <source>Warn the viewer…</source>
        <translation>Advertir al espectador…</translation>
    </message>
    <message>
        <source>Delete the message</source>
        <translation>Eliminar el mensaje</translation>
    </message>
    <message>
        <source>Delete the viewer’s message</source>
        <translation>Eliminar el mensaje del espectador</translation>
    </message>
    <message>
        <source>Choose a row first.</source>
        <translation>Elige primero una fila.</translation>
    </message>
    <message>
        <source>No message is chosen.</source>
        <translation>No se ha elegido ningún mensaje.</translation>
    </message>
    <message>
        <source>Sidestage needs another permission for that.</source>
        <translation>Sidestage necesita otro permiso para eso.</translation>
    </message>
    <message>
        <source>The broadcaster cannot be moderated.</source>
        <translation>No se puede moderar al streamer.</translation>
    </message>
    <message>
        <source>You cannot moderate yourself.</source>
        <translation>No puedes moderarte a ti mismo.</translation>
    </message>
    <message>
        <source>The last action is being sent.</source>
        <translation>La última acción se está enviando.</translation>
    </message>
    <message>
        <source>Unban</source>
        <translation>Desbanear</translation>
    </message>
    <message>
        <source>A banned viewer cannot be timed out.</source>
        <translation>No se puede expulsar temporalmente a un espectador baneado.</translation>
    </message>
    <message>
        <source>Warn viewer</source>
        <translation>Advertir al espectador</translation>
    </message>
    <message>
        <source>Warn %1</source>
        <comment>a viewer</comment>
        <translation>Advertir a %1</translation>
    </message>
    <message>
        <source>The viewer cannot write until the warning is acknowledged. The reason is shown to them.</source>
        <translation>El espectador no puede escribir hasta que confirme la advertencia. Se le muestra el motivo.</translation>
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
        <translation>No sigue el canal</translation>
    </message>
    <message>
        <source>Enter a reason.</source>
        <translation>Introduce un motivo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PictureDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Select a picture to see its details.</source>
        <translation>Selecciona una imagen para ver sus detalles.</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
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
        <translation>Emote de otro canal que puedes usar</translation>
    </message>
    <message>
        <source>Badge of %1</source>
        <translation>Insignia de %1</translation>
    </message>
    <message>
        <source>Global badge</source>
        <translation>Insignia global</translation>
    </message>
    <message>
        <source>Cheermote for %1 or more</source>
        <translation>Cheermote para %1 o más</translation>
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
        <translation>Tipo: «%1»</translation>
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
        <translation>Globales</translation>
    </message>
    <message>
        <source>From other channels</source>
        <translation>De otros canales</translation>
    </message>
    <message>
        <source>Badges of this channel</source>
        <translation>Insignias de este canal</translation>
    </message>
    <message>
        <source>Global badges</source>
        <translation>Insignias globales</translation>
    </message>
    <message>
        <source>%1, of this channel</source>
        <translation>%1, de este canal</translation>
    </message>
    <message>
        <source>%1, sponsored</source>
        <translation>%1, patrocinado</translation>
    </message>
    <message>
        <source>Subscribers, tier 1</source>
        <translation>Suscriptores, nivel 1</translation>
    </message>
    <message>
        <source>Subscribers, tier 2</source>
        <translation>Suscriptores, nivel 2</translation>
    </message>
    <message>
        <source>Subscribers, tier 3</source>
        <translation>Suscriptores, nivel 3</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Seguidores</translation>
    </message>
    <message>
        <source>For cheering with Bits</source>
        <translation>Por cheers con Bits</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Other: “%1”</source>
        <translation>Otros: «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pictures</source>
        <translation>
            <numerusform>%1, %Ln imagen</numerusform>
            <numerusform>%1, %Ln imágenes</numerusform>
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
        <translation>Tipo de imágenes</translation>
    </message>
    <message>
        <source>Emotes</source>
        <translation>Emotes</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Insignias</translation>
    </message>
    <message>
        <source>Cheermotes</source>
        <translation>Cheermotes</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Search emotes and badges</source>
        <translation>Buscar emotes e insignias</translation>
    </message>
    <message>
        <source>Copy emote name</source>
        <translation>Copiar nombre del emote</translation>
    </message>
    <message>
        <source>Emote and badge details</source>
        <translation>Detalles de emotes e insignias</translation>
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
            <numerusform>%Ln imagen</numerusform>
            <numerusform>%Ln imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 de %2 encontradas</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show emotes from other channels.</source>
        <translation>%1 no ha concedido permiso para mostrar emotes de otros canales.</translation>
    </message>
    <message>
        <source>Some pictures could not be loaded. %1</source>
        <translation>No se han podido cargar algunas imágenes. %1</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Aún no hay canales. Aquí aparecerán los canales que moderas.</translation>
    </message>
    <message>
        <source>Not signed in for %1. Sign in to see its emotes and badges.</source>
        <translation>No has iniciado sesión para %1. Inicia sesión para ver sus emotes e insignias.</translation>
    </message>
    <message>
        <source>No matching picture.</source>
        <translation>Ninguna imagen coincide.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Borrar búsqueda</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Could not load pictures. %1</source>
        <translation>No se han podido cargar las imágenes. %1</translation>
    </message>
    <message>
        <source>No items of this type in %1.</source>
        <translation>Nada de este tipo en %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanGroup</name>
    <message>
        <source>Nothing to change.</source>
        <translation>Nada que cambiar.</translation>
    </message>
    <message>
        <source>no request</source>
        <translation>ninguna solicitud</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
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
        <translation>Cerrar el plan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps failed.</source>
        <translation>
            <numerusform>%Ln paso ha fallado.</numerusform>
            <numerusform>%Ln pasos han fallado.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is now active.</source>
        <translation>«%1» está activo ahora.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln created</source>
        <translation>
            <numerusform>%Ln creada</numerusform>
            <numerusform>%Ln creadas</numerusform>
        </translation>
    </message>
    <message>
        <source>use a slot each</source>
        <translation>ocupan un espacio cada una</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln activada</numerusform>
            <numerusform>%Ln activadas</numerusform>
        </translation>
    </message>
    <message>
        <source>were off</source>
        <translation>estaban desactivadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln already on</source>
        <translation>
            <numerusform>%Ln ya activada</numerusform>
            <numerusform>%Ln ya activadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no change</source>
        <translation>sin cambios</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln desactivada</numerusform>
            <numerusform>%Ln desactivadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln en pausa</numerusform>
            <numerusform>%Ln en pausa</numerusform>
        </translation>
    </message>
    <message>
        <source>keep their slot</source>
        <translation>conservan su espacio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln quitada</numerusform>
            <numerusform>%Ln quitadas</numerusform>
        </translation>
    </message>
    <message>
        <source>free their slot</source>
        <translation>liberan su espacio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln updated</source>
        <translation>
            <numerusform>%Ln actualizada</numerusform>
            <numerusform>%Ln actualizadas</numerusform>
        </translation>
    </message>
    <message>
        <source>to match the library</source>
        <translation>para que coincidan con la biblioteca</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting, %1</source>
        <translation>
            <numerusform>%Ln en espera, %1</numerusform>
            <numerusform>%Ln en espera, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” will be removed from the service. That would fulfil its waiting redemptions.</source>
        <translation>«%1» se quitará del servicio. Eso completaría sus canjes en espera.</translation>
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
            <numerusform>Completar %Ln antes</numerusform>
            <numerusform>Completar %Ln antes</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep this reward on</source>
        <translation>Mantener activada esta recompensa</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <translation>Eliminar «%1»</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln rewards</source>
        <translation>
            <numerusform>Eliminar %Ln recompensa</numerusform>
            <numerusform>Eliminar %Ln recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>Aplicar «%1»</translation>
    </message>
    <message>
        <source>Preview. Nothing has been sent yet.</source>
        <translation>Vista previa. Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>In progress. Continues after a restart.</source>
        <translation>En curso. Continúa tras un reinicio.</translation>
    </message>
    <message>
        <source>Stopped. Completed steps stay in effect.</source>
        <translation>Detenido. Los pasos completados siguen en vigor.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Hecho.</translation>
    </message>
    <message>
        <source>Slots afterwards</source>
        <translation>Espacios después</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>Pasos hechos</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 de %L2</translation>
    </message>
    <message>
        <source>No changes needed.</source>
        <translation>No hace falta ningún cambio.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests, about %1. You can stop at any time.</source>
        <translation>
            <numerusform>%Ln solicitud, unos %1. Puedes detenerlo en cualquier momento.</numerusform>
            <numerusform>%Ln solicitudes, unos %1. Puedes detenerlo en cualquier momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Sin permiso para cambiar recompensas en el servicio.</translation>
    </message>
    <message>
        <source>Another plan is in progress.</source>
        <translation>Hay otro plan en curso.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>El plan necesita más espacios de los que tiene el servicio.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanRunner</name>
    <message>
        <source>Another plan is in progress.</source>
        <translation>Hay otro plan en curso.</translation>
    </message>
    <message>
        <source>The plan needs more slots than the service has.</source>
        <translation>El plan necesita más espacios de los que tiene el servicio.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>No longer in the library.</source>
        <translation>Ya no está en la biblioteca.</translation>
    </message>
    <message>
        <source>No free slot.</source>
        <translation>No hay ningún espacio libre.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can delete it.</source>
        <translation>Creada por otra aplicación. Solo esa aplicación puede eliminarla.</translation>
    </message>
    <message numerus="yes">
        <source>%n redemptions are still waiting.</source>
        <translation>
            <numerusform>Aún hay %n canje en espera.</numerusform>
            <numerusform>Aún hay %n canjes en espera.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PlanStepRow</name>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
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
        <translation>Detener</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Deshacer todo</translation>
    </message>
    <message>
        <source>Back to the shows</source>
        <translation>Volver a los programas</translation>
    </message>
    <message>
        <source>Begin “%1”</source>
        <translation>Empezar «%1»</translation>
    </message>
    <message>
        <source>Undo “%1”</source>
        <translation>Deshacer «%1»</translation>
    </message>
    <message>
        <source>End “%1”</source>
        <translation>Terminar «%1»</translation>
    </message>
    <message>
        <source>since %1</source>
        <comment>a time of day</comment>
        <translation>desde las %1</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparando con el servicio…</translation>
    </message>
    <message>
        <source>Compared with the service %1</source>
        <translation>Comparado con el servicio %1</translation>
    </message>
    <message>
        <source>There is nothing to do.</source>
        <translation>No hay nada que hacer.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>Aún no se ha enviado nada.</translation>
    </message>
    <message>
        <source>%1, about %2. Nothing is sent yet. The present state is kept for the end of the show.</source>
        <comment>number of requests; a duration</comment>
        <translation>%1, unos %2. Aún no se ha enviado nada. El estado actual se guarda para el final del programa.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln solicitud</numerusform>
            <numerusform>%Ln solicitudes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps are done.</source>
        <translation>%1 de %2 pasos hechos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed; the others went on.</source>
        <translation>
            <numerusform>%Ln ha fallado; los demás continuaron.</numerusform>
            <numerusform>%Ln han fallado; los demás continuaron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln follow later.</source>
        <translation>
            <numerusform>%Ln vendrá más tarde.</numerusform>
            <numerusform>%Ln vendrán más tarde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>“%1” is running</source>
        <translation>«%1» está en marcha</translation>
    </message>
</context>
<context>
    <name>Sidestage::Poll</name>
    <message>
        <source>The service did not answer.</source>
        <translation>El servicio no ha respondido.</translation>
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
        <translation>%1, %2 con puntos</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>Encuesta</translation>
    </message>
    <message>
        <source>No poll is running.</source>
        <translation>No hay ninguna encuesta activa.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nueva…</translation>
    </message>
    <message>
        <source>New poll…</source>
        <translation>Nueva encuesta…</translation>
    </message>
    <message>
        <source>End poll…</source>
        <translation>Terminar encuesta…</translation>
    </message>
    <message>
        <source>End and hide result…</source>
        <translation>Terminar y ocultar resultado…</translation>
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
        <translation>Inicia sesión de nuevo para ver tus encuestas.</translation>
    </message>
    <message>
        <source>No permission to run polls.</source>
        <translation>Sin permiso para hacer encuestas.</translation>
    </message>
    <message>
        <source>Polls</source>
        <translation>Encuestas</translation>
    </message>
    <message>
        <source>Without permission to manage polls, Sidestage can neither show nor start them.</source>
        <translation>Sin permiso para gestionar encuestas, Sidestage no puede mostrarlas ni iniciarlas.</translation>
    </message>
    <message>
        <source>Ended %1</source>
        <comment>a time</comment>
        <translation>Terminada %1</translation>
    </message>
    <message>
        <source>Open, ends in %1</source>
        <translation>Abierta, termina en %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>quedan %1 de %2</translation>
    </message>
    <message>
        <source>End poll</source>
        <translation>Terminar encuesta</translation>
    </message>
    <message>
        <source>End “%1” now?</source>
        <translation>¿Terminar «%1» ahora?</translation>
    </message>
    <message>
        <source>%1 so far. A poll that has ended cannot be opened again.</source>
        <translation>%1 hasta ahora. Una encuesta terminada no se puede volver a abrir.</translation>
    </message>
    <message>
        <source>Viewers will not see the result.</source>
        <translation>Los espectadores no verán el resultado.</translation>
    </message>
    <message>
        <source>Viewers will see the result.</source>
        <translation>Los espectadores verán el resultado.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PopOutWindow</name>
    <message>
        <source>Keep on top</source>
        <translation>Mantener encima</translation>
    </message>
    <message>
        <source>Keep on top (%1)</source>
        <translation>Mantener encima (%1)</translation>
    </message>
    <message>
        <source>On Wayland a program cannot keep its windows on top. The menu of the window’s frame may offer it.</source>
        <translation>En Wayland, un programa no puede mantener sus ventanas encima. Quizá lo ofrezca el menú del marco de la ventana.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PredictionCard</name>
    <message numerus="yes">
        <source>%1 points to %Ln viewers</source>
        <translation>
            <numerusform>%1 puntos a %Ln espectador</numerusform>
            <numerusform>%1 puntos a %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>Lock now</source>
        <translation>Cerrar ahora</translation>
    </message>
    <message>
        <source>No prediction is open.</source>
        <translation>No hay ninguna predicción abierta.</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nueva…</translation>
    </message>
    <message>
        <source>New prediction…</source>
        <translation>Nueva predicción…</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Resolver…</translation>
    </message>
    <message>
        <source>Cancel and refund…</source>
        <translation>Cancelar y reembolsar…</translation>
    </message>
    <message>
        <source>Sign in again to see your predictions.</source>
        <translation>Inicia sesión de nuevo para ver tus predicciones.</translation>
    </message>
    <message>
        <source>No permission to run predictions.</source>
        <translation>Sin permiso para hacer predicciones.</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>Without permission to manage predictions, Sidestage can neither show nor start them.</source>
        <translation>Sin permiso para gestionar predicciones, Sidestage no puede mostrarlas ni iniciarlas.</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a time</comment>
        <translation>abierta %1</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Cerrada</translation>
    </message>
    <message>
        <source>Cancelled %1</source>
        <comment>a time</comment>
        <translation>Cancelada %1</translation>
    </message>
    <message>
        <source>Resolved %1</source>
        <comment>a time</comment>
        <translation>Resuelta %1</translation>
    </message>
    <message>
        <source>Cancelling refunds %1.</source>
        <translation>Al cancelar se reembolsan %1.</translation>
    </message>
    <message>
        <source>%1 were refunded.</source>
        <translation>Se reembolsaron %1.</translation>
    </message>
    <message>
        <source>%1 points were paid out.</source>
        <translation>Se pagaron %1 puntos.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>the number of an outcome, its title</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open, locks in %1</source>
        <translation>Abierta, se cierra en %1</translation>
    </message>
    <message>
        <source>%1 left of %2</source>
        <comment>two durations</comment>
        <translation>quedan %1 de %2</translation>
    </message>
    <message>
        <source>Cancel prediction</source>
        <translation>Cancelar predicción</translation>
    </message>
    <message>
        <source>Cancel “%1” and refund all points?</source>
        <translation>¿Cancelar «%1» y reembolsar todos los puntos?</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 points to %Ln viewers</source>
        <comment>an outcome; points</comment>
        <translation>
            <numerusform>%1: %2 puntos a %Ln espectador</numerusform>
            <numerusform>%1: %2 puntos a %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Refund %1 points</source>
        <translation>Reembolsar %1 puntos</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetDialog</name>
    <message>
        <source>New preset</source>
        <translation>Nuevo preajuste</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Shown in the list of presets.</source>
        <translation>Se muestra en la lista de preajustes.</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>Introduce un nombre para el preajuste.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorito</translation>
    </message>
    <message>
        <source>Update from channel</source>
        <translation>Actualizar desde el canal</translation>
    </message>
    <message>
        <source>Included fields</source>
        <translation>Campos incluidos</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>The preset already matches the channel.</source>
        <translation>El preajuste ya coincide con el canal.</translation>
    </message>
    <message>
        <source>Not saved: select at least one field.</source>
        <translation>No guardado: selecciona al menos un campo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetPreview</name>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message numerus="yes">
        <source>Apply “%1” to %n channels?</source>
        <translation>
            <numerusform>¿Aplicar «%1» a %n canal?</numerusform>
            <numerusform>¿Aplicar «%1» a %n canales?</numerusform>
        </translation>
    </message>
    <message>
        <source>Current modes are not known yet.</source>
        <translation>Aún no se conocen los modos actuales.</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Ningún cambio.</translation>
    </message>
    <message>
        <source>A snapshot of the current modes is saved first.</source>
        <translation>Primero se guarda una instantánea de los modos actuales.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Apply anyway</source>
        <translation>Aplicar de todos modos</translation>
    </message>
    <message numerus="yes">
        <source>Change %n channels</source>
        <translation>
            <numerusform>Cambiar %n canal</numerusform>
            <numerusform>Cambiar %n canales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsCard</name>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>New preset</source>
        <translation>Nuevo preajuste</translation>
    </message>
    <message>
        <source>A preset sets title, category, tags and more at once.</source>
        <translation>Un preajuste establece título, categoría, etiquetas y más a la vez.</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>in the form</source>
        <translation>en el formulario</translation>
    </message>
    <message>
        <source>in use, edited</source>
        <translation>en uso, editado</translation>
    </message>
    <message>
        <source>never used</source>
        <translation>nunca usado</translation>
    </message>
    <message>
        <source>Remove %1 from favourites</source>
        <translation>Quitar %1 de favoritos</translation>
    </message>
    <message>
        <source>Add %1 to favourites</source>
        <translation>Añadir %1 a favoritos</translation>
    </message>
    <message>
        <source>Edit preset</source>
        <translation>Editar preajuste</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Apply preset %1</source>
        <translation>Aplicar preajuste %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::PresetsDialog</name>
    <message>
        <source>Chat mode presets</source>
        <translation>Preajustes de modos del chat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Enter a name for the preset.</source>
        <translation>Introduce un nombre para el preajuste.</translation>
    </message>
    <message>
        <source>Use for lockdowns</source>
        <translation>Usar para bloqueos del chat</translation>
    </message>
    <message>
        <source>Used for lockdowns. Only one preset can be.</source>
        <translation>Se usa para los bloqueos del chat. Solo puede haber un preajuste para ello.</translation>
    </message>
    <message>
        <source>Included modes; others stay unchanged</source>
        <translation>Modos incluidos; los demás no cambian</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
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
        <translation>Se usa para bloqueos del chat</translation>
    </message>
    <message>
        <source>Not saved: select at least one mode.</source>
        <translation>No guardado: selecciona al menos un modo.</translation>
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
            <numerusform>Se añadió %Ln preajuste.</numerusform>
            <numerusform>Se añadieron %Ln preajustes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage presets (*.json)</source>
        <translation>Preajustes de Sidestage (*.json)</translation>
    </message>
    <message>
        <source>Import presets</source>
        <translation>Importar preajustes</translation>
    </message>
    <message>
        <source>Export presets</source>
        <translation>Exportar preajustes</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>No se ha podido escribir el archivo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln presets were exported.</source>
        <translation>
            <numerusform>Se exportó %Ln preajuste.</numerusform>
            <numerusform>Se exportaron %Ln preajustes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCard</name>
    <message>
        <source>Redemptions waiting</source>
        <translation>Canjes en espera</translation>
    </message>
    <message>
        <source>Open queue</source>
        <translation>Abrir cola</translation>
    </message>
    <message>
        <source>Fulfil the selected redemption</source>
        <translation>Completar el canje seleccionado</translation>
    </message>
    <message>
        <source>Refund the selected redemption</source>
        <translation>Reembolsar el canje seleccionado</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Channel Points are not available here.</source>
        <translation>Los puntos del canal no están disponibles aquí.</translation>
    </message>
    <message>
        <source>Channel Points</source>
        <translation>Puntos del canal</translation>
    </message>
    <message>
        <source>You can view redemptions, but not decide them.</source>
        <translation>Puedes ver los canjes, pero no decidir sobre ellos.</translation>
    </message>
    <message>
        <source>Redemptions</source>
        <translation>Canjes</translation>
    </message>
    <message>
        <source>To fulfil or refund redemptions, Sidestage needs permission to manage them.</source>
        <translation>Para completar o reembolsar canjes, Sidestage necesita permiso para gestionarlos.</translation>
    </message>
    <message>
        <source>oldest %1 · %2</source>
        <translation>el más antiguo, %1 · %2</translation>
    </message>
    <message>
        <source>No redemptions waiting.</source>
        <translation>No hay canjes en espera.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to decide redemptions.</source>
        <translation>Sidestage necesita permiso para decidir sobre canjes.</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>Ya se ha decidido sobre este canje.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueCardRow</name>
    <message>
        <source>Fulfil</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a reward, what the viewer wrote</comment>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>Fulfil %1 of %2</source>
        <translation>Completar %1 de %2</translation>
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
        <translation>sin mensaje</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln</source>
        <translation>
            <numerusform>Seleccionar %Ln</numerusform>
            <numerusform>Seleccionar %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueFeed</name>
    <message>
        <source>The redemptions of “%1” could not be read. %2</source>
        <comment>a reward; the reason</comment>
        <translation>No se han podido leer los canjes de «%1». %2</translation>
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
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Redeemed</source>
        <translation>Canjeado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
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
        <translation>Completando</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Reembolsado</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Completado</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Decidido en otro lugar</translation>
    </message>
    <message>
        <source>Refunded elsewhere</source>
        <translation>Reembolsado en otro lugar</translation>
    </message>
    <message>
        <source>Fulfilled elsewhere</source>
        <translation>Completado en otro lugar</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Desaparecido</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>waiting %1</source>
        <translation>en espera desde hace %1</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionada</translation>
    </message>
    <message>
        <source>Group %1, %2, collapsed</source>
        <translation>Grupo %1, %2, contraído</translation>
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
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Queue view</source>
        <translation>Vista de la cola</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Decided today</source>
        <translation>Decididos hoy</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Sounds…</source>
        <translation>Sonidos…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Decisions not saved: %1</source>
        <translation>Decisiones no guardadas: %1</translation>
    </message>
    <message>
        <source>Waiting %1</source>
        <translation>En espera %1</translation>
    </message>
    <message>
        <source>Decided today %1</source>
        <translation>Decididos hoy %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueuePane</name>
    <message>
        <source>You can view redemptions here. To fulfil or refund them, Sidestage needs permission.</source>
        <translation>Aquí puedes ver los canjes. Para completarlos o reembolsarlos, Sidestage necesita permiso.</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Select row</source>
        <translation>Seleccionar fila</translation>
    </message>
    <message>
        <source>Select all shown</source>
        <translation>Seleccionar todos los mostrados</translation>
    </message>
    <message>
        <source>Change grouping</source>
        <translation>Cambiar agrupación</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Search the queue</source>
        <translation>Buscar en la cola</translation>
    </message>
    <message>
        <source>Send pending decisions now</source>
        <translation>Enviar ahora las decisiones pendientes</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Quitar la selección</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
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
        <translation>Sidestage necesita permiso para decidir sobre canjes.</translation>
    </message>
    <message>
        <source>Decisions could not be saved to disk. Unsent ones are lost when you quit. %1</source>
        <translation>No se han podido guardar las decisiones en el disco. Las no enviadas se pierden al salir. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %Ln unsent decisions will be sent once this is resolved.</source>
        <translation>
            <numerusform>%1 %Ln decisión no enviada se enviará cuando esto se resuelva.</numerusform>
            <numerusform>%1 %Ln decisiones no enviadas se enviarán cuando esto se resuelva.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching redemptions.</source>
        <translation>No hay canjes que coincidan.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>This redemption has already been decided.</source>
        <translation>Ya se ha decidido sobre este canje.</translation>
    </message>
    <message>
        <source>Nothing selected. Press Space to select the row or group.</source>
        <translation>Nada seleccionado. Pulsa la barra espaciadora para seleccionar la fila o el grupo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTable</name>
    <message>
        <source>Waiting redemptions</source>
        <translation>Canjes en espera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <translation>
            <numerusform>%Ln nueva</numerusform>
            <numerusform>%Ln nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln new redemptions</source>
        <translation>
            <numerusform>Mostrar %Ln canje nuevo</numerusform>
            <numerusform>Mostrar %Ln canjes nuevos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::QueueTexts</name>
    <message>
        <source>Pending</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Decided elsewhere</source>
        <translation>Decidido en otro lugar</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Desaparecido</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
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
            <numerusform>%1 punto</numerusform>
            <numerusform>%1 puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting · %1</source>
        <translation>
            <numerusform>%Ln en espera · %1</numerusform>
            <numerusform>%Ln en espera · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilled %Ln</source>
        <translation>
            <numerusform>%Ln completado</numerusform>
            <numerusform>%Ln completados</numerusform>
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
            <numerusform>No completado: %Ln vuelve a esperar</numerusform>
            <numerusform>No completados: %Ln vuelven a esperar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not refunded: %Ln waiting again</source>
        <translation>
            <numerusform>No reembolsado: %Ln vuelve a esperar</numerusform>
            <numerusform>No reembolsados: %Ln vuelven a esperar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fulfilling %Ln</source>
        <translation>
            <numerusform>Completando %Ln</numerusform>
            <numerusform>Completando %Ln</numerusform>
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
        <translation>Reembolso en %L1 s</translation>
    </message>
    <message>
        <source>Fulfil in %L1 s</source>
        <translation>Se completa en %L1 s</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 were decided elsewhere.</source>
        <translation>
            <numerusform>%Ln de %1 se decidió en otro lugar.</numerusform>
            <numerusform>%Ln de %1 se decidieron en otro lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 no longer exist.</source>
        <translation>
            <numerusform>%Ln de %1 ya no existe.</numerusform>
            <numerusform>%Ln de %1 ya no existen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 failed.</source>
        <translation>
            <numerusform>%Ln de %1 ha fallado.</numerusform>
            <numerusform>%Ln de %1 han fallado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are done.</source>
        <translation>
            <numerusform>%Ln está hecho.</numerusform>
            <numerusform>%Ln están hechos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points. %1 is neither yet.</source>
        <translation>Solo los afiliados y socios tienen puntos del canal. %1 aún no es ninguna de las dos cosas.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the redemptions of %1.</source>
        <translation>Sidestage necesita permiso para ver los canjes de %1.</translation>
    </message>
    <message>
        <source>No redemptions waiting. New ones appear here as they come in.</source>
        <translation>No hay canjes en espera. Los nuevos aparecerán aquí a medida que lleguen.</translation>
    </message>
    <message>
        <source>Could not load the queue. %1</source>
        <translation>No se ha podido cargar la cola. %1</translation>
    </message>
    <message>
        <source>You have no rewards made with Sidestage yet. Only redemptions of those can be decided here. Create one on the Rewards page.</source>
        <translation>Aún no tienes recompensas creadas con Sidestage. Aquí solo se puede decidir sobre los canjes de esas recompensas. Crea una en la página Recompensas.</translation>
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
        <translation>Orden</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Sorting and grouping</source>
        <translation>Orden y agrupación</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Buscar espectador o mensaje</translation>
    </message>
    <message>
        <source>All rewards</source>
        <translation>Todas las recompensas</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Los más antiguos primero</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Los más recientes primero</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Más puntos</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Menos puntos</translation>
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
        <translation>Ninguno</translation>
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
        <translation>Sin agrupar</translation>
    </message>
</context>
<context>
    <name>Sidestage::QuitDialog</name>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>Recordar mi elección</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Quit Sidestage?</source>
        <translation>¿Salir de Sidestage?</translation>
    </message>
    <message>
        <source>Remembers whether to send or keep. You can change this in Settings.</source>
        <translation>Recuerda si enviar o conservar. Puedes cambiarlo en los ajustes.</translation>
    </message>
    <message>
        <source>Keep for next start</source>
        <translation>Conservar hasta el próximo inicio</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>No decisions left to send.</source>
        <translation>No quedan decisiones por enviar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions (%1 points) have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln decisión (%1 puntos) aún no se ha enviado. Si la conservas, se queda en este equipo y se envía tras el próximo inicio.</numerusform>
            <numerusform>%Ln decisiones (%1 puntos) aún no se han enviado. Si las conservas, se quedan en este equipo y se envían tras el próximo inicio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Quitting now discards them.</source>
        <translation>No se han podido guardar las decisiones: %1 Si sales ahora, se descartan.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions could not be sent yet. Wait and send again, or keep them.</source>
        <translation>
            <numerusform>Aún no se pudo enviar %Ln decisión. Espera y envía de nuevo, o consérvala.</numerusform>
            <numerusform>Aún no se pudieron enviar %Ln decisiones. Espera y envía de nuevo, o consérvalas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions have not been sent yet. If you keep them, they stay on this computer and are sent after the next start.</source>
        <translation>
            <numerusform>%Ln decisión aún no se ha enviado. Si la conservas, se queda en este equipo y se envía tras el próximo inicio.</numerusform>
            <numerusform>%Ln decisiones aún no se han enviado. Si las conservas, se quedan en este equipo y se envían tras el próximo inicio.</numerusform>
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
        <translation>Favorito</translation>
    </message>
    <message>
        <source>Cancel raid</source>
        <translation>Cancelar raid</translation>
    </message>
    <message>
        <source>Find a channel</source>
        <translation>Buscar un canal</translation>
    </message>
    <message>
        <source>Find a channel to raid</source>
        <translation>Buscar un canal para hacer un raid</translation>
    </message>
    <message>
        <source>Channels on air that you follow</source>
        <translation>Canales en emisión que sigues</translation>
    </message>
    <message>
        <source>Raid this channel</source>
        <translation>Hacer un raid a este canal</translation>
    </message>
    <message>
        <source>The raid has left for %1.</source>
        <translation>El raid ha salido hacia %1.</translation>
    </message>
    <message>
        <source>Sign in again to see who is on air.</source>
        <translation>Inicia sesión de nuevo para ver quién está en emisión.</translation>
    </message>
    <message>
        <source>No permission to see whom you follow.</source>
        <translation>Sin permiso para ver a quién sigues.</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Raids</translation>
    </message>
    <message>
        <source>Sidestage lists the channels on air that you follow. Without permission to read them, it cannot show whom you could raid.</source>
        <translation>Sidestage muestra los canales en emisión que sigues. Sin permiso para leerlos, no puede mostrar a quién podrías hacer un raid.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln live</source>
        <translation>
            <numerusform>%Ln en directo</numerusform>
            <numerusform>%Ln en directo</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the channels that you follow is on air.</source>
        <translation>Ninguno de los canales que sigues está en emisión.</translation>
    </message>
    <message>
        <source>No matching channel.</source>
        <translation>Ningún canal coincide.</translation>
    </message>
    <message>
        <source>A prediction is still open.</source>
        <translation>Aún hay una predicción abierta.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to cancel raids.</source>
        <translation>Sidestage necesita permiso para cancelar raids.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
    <message>
        <source>Raid %1</source>
        <translation>Hacer un raid a %1</translation>
    </message>
    <message>
        <source>Grant permission to raid…</source>
        <translation>Conceder permiso para hacer raids…</translation>
    </message>
    <message>
        <source>Remove %1 from the favourites</source>
        <translation>Quitar %1 de los favoritos</translation>
    </message>
    <message>
        <source>Make %1 a favourite</source>
        <translation>Añadir %1 a los favoritos</translation>
    </message>
    <message>
        <source>Raiding %1 in %2</source>
        <comment>a channel; a duration</comment>
        <translation>Raid a %1 en %2</translation>
    </message>
    <message>
        <source>A poll is still open.</source>
        <translation>Aún hay una encuesta abierta.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeBar</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Último día</numerusform>
            <numerusform>Últimos %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>All saved days</source>
        <translation>Todos los días guardados</translation>
    </message>
    <message>
        <source>Choose days…</source>
        <translation>Elegir días…</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>Días que se muestran</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 año</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Otros…</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All extensions</source>
        <translation>Todas las extensiones</translation>
    </message>
    <message>
        <source>vs. %1</source>
        <translation>frente a %1</translation>
    </message>
    <message>
        <source>Days: %1. Choose other days</source>
        <translation>Días: %1. Elegir otros días</translation>
    </message>
    <message>
        <source>Data available until %1</source>
        <translation>Datos disponibles hasta %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::RangeDialog</name>
    <message>
        <source>Days to compare with</source>
        <translation>Días con los que comparar</translation>
    </message>
    <message>
        <source>Days to show</source>
        <translation>Días que se muestran</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day, inclusive</source>
        <translation>Último día, incluido</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Show these days</source>
        <translation>Mostrar estos días</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln days.</source>
        <translation>
            <numerusform>%1: %Ln día.</numerusform>
            <numerusform>%1: %Ln días.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RedemptionDetails</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Select a redemption to see its details.</source>
        <translation>Selecciona un canje para ver sus detalles.</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Prompt shown to viewers</source>
        <translation>Indicación para los espectadores</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Redeemed, last stream</source>
        <translation>Canjes, último stream</translation>
    </message>
    <message>
        <source>Fulfilled, all time</source>
        <translation>Completados, en total</translation>
    </message>
    <message>
        <source>Refunded, all time</source>
        <translation>Reembolsados, en total</translation>
    </message>
    <message>
        <source>Points, fulfilled</source>
        <translation>Puntos, completados</translation>
    </message>
    <message>
        <source>%1 in your archive</source>
        <translation>%1 en tu archivo</translation>
    </message>
    <message>
        <source>“%1” in your archive</source>
        <translation>«%1» en tu archivo</translation>
    </message>
    <message>
        <source>redeemed %1, %2</source>
        <translation>canjeado %1, %2</translation>
    </message>
    <message>
        <source>Show all %1</source>
        <translation>Mostrar los %1</translation>
    </message>
    <message>
        <source>Redeemed, this stream</source>
        <translation>Canjes, este stream</translation>
    </message>
    <message>
        <source>Fulfil</source>
        <translation>Completar</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar mensaje</translation>
    </message>
    <message>
        <source>Copy viewer&apos;s name</source>
        <translation>Copiar nombre del espectador</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Cerrar detalles</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>sin mensaje</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln in the archive</source>
        <translation>
            <numerusform>Mostrar %Ln en el archivo</numerusform>
            <numerusform>Mostrar los %Ln en el archivo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoteControl</name>
    <message>
        <source>“%1” is not available now.</source>
        <translation>«%1» no está disponible ahora.</translation>
    </message>
    <message>
        <source>Too many programs watch the status.</source>
        <translation>Demasiados programas observan el estado.</translation>
    </message>
    <message>
        <source>There is no service with the ID “%1”.</source>
        <translation>No hay ningún servicio con el ID «%1».</translation>
    </message>
    <message>
        <source>Sidestage is still starting. Try again.</source>
        <translation>Sidestage aún se está iniciando. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 was not opened in this run of Sidestage. Show it once.</source>
        <translation>%1 no se ha abierto en esta ejecución de Sidestage. Muéstralo una vez.</translation>
    </message>
    <message>
        <source>%1 is not among the accounts of %2.</source>
        <translation>%1 no está entre las cuentas de %2.</translation>
    </message>
    <message>
        <source>Usage: sidestage do %1 %2</source>
        <translation>Uso: sidestage do %1 %2</translation>
    </message>
    <message>
        <source>Nobody is signed in.</source>
        <translation>Nadie ha iniciado sesión.</translation>
    </message>
    <message>
        <source>%1 is signed out. Sign in again.</source>
        <translation>%1 tiene la sesión cerrada. Vuelve a iniciarla.</translation>
    </message>
    <message>
        <source>The window is shown.</source>
        <translation>Se muestra la ventana.</translation>
    </message>
    <message>
        <source>This action takes no arguments.</source>
        <translation>Esta acción no admite argumentos.</translation>
    </message>
    <message>
        <source>This action needs an argument. See: sidestage do --list</source>
        <translation>Esta acción necesita un argumento. Consulta: sidestage do --list</translation>
    </message>
    <message>
        <source>There is no action “%1”.</source>
        <translation>No existe la acción «%1».</translation>
    </message>
    <message>
        <source>A dialog is open in Sidestage. Close it first.</source>
        <translation>Hay un diálogo abierto en Sidestage. Ciérralo primero.</translation>
    </message>
    <message>
        <source>No reward, chat mode or channel is called “%1”.</source>
        <translation>Ninguna recompensa, modo del chat ni canal se llama «%1».</translation>
    </message>
    <message>
        <source>Show the window</source>
        <translation>Mostrar la ventana</translation>
    </message>
    <message>
        <source>Open a reward, a chat mode or a channel by its name</source>
        <translation>Abrir una recompensa, un modo del chat o un canal por su nombre</translation>
    </message>
    <message>
        <source>There is no action “%1”. See: sidestage do --list</source>
        <translation>No existe la acción «%1». Consulta: sidestage do --list</translation>
    </message>
</context>
<context>
    <name>Sidestage::RemoveServiceDialog</name>
    <message>
        <source>Remove service</source>
        <translation>Quitar servicio</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>¿Quitar %1?</translation>
    </message>
    <message>
        <source>Its accounts are signed out, and their tokens and the client secret are deleted from the keychain. All data of this service is deleted from this computer: drafts, presets, reward sets, archives, analytics and settings.</source>
        <translation>Se cierra la sesión de sus cuentas, y sus tokens y el secreto de cliente se eliminan del llavero. Todos los datos de este servicio se eliminan de este equipo: borradores, preajustes, conjuntos de recompensas, archivos de canjes, estadísticas y ajustes.</translation>
    </message>
    <message>
        <source>Decisions not sent yet are discarded. Chat modes waiting to be restored stay as they are. This cannot be undone.</source>
        <translation>Las decisiones aún no enviadas se descartan. Los modos del chat que esperan a ser restaurados se quedan como están. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReplaceFile</name>
    <message>
        <source>“%1” is not a file.</source>
        <translation>«%1» no es un archivo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ReportRows</name>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Extensión</translation>
    </message>
    <message>
        <source>Days covered</source>
        <translation>Días cubiertos</translation>
    </message>
    <message>
        <source>no report for this range</source>
        <translation>sin informe para este período</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Days kept</source>
        <translation>Días guardados</translation>
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
        <translation>Acción</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln days</source>
        <translation>
            <numerusform>%1 de %Ln día</numerusform>
            <numerusform>%1 de %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>last day %1</source>
        <translation>último día %1</translation>
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
        <translation>Informes de juegos</translation>
    </message>
    <message>
        <source>Extension reports</source>
        <translation>Informes de extensiones</translation>
    </message>
</context>
<context>
    <name>Sidestage::ResolveDialog</name>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
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
        <translation>Resolver predicción</translation>
    </message>
    <message>
        <source>Which outcome won?</source>
        <translation>¿Qué resultado ha ganado?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>points, viewers</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Pay out %1</source>
        <translation>Pagar %1</translation>
    </message>
    <message>
        <source>Choose the outcome to see who is paid.</source>
        <translation>Elige el resultado para ver quién cobra.</translation>
    </message>
    <message>
        <source>Nobody predicted this. No points are paid out.</source>
        <translation>Nadie predijo esto. No se paga ningún punto.</translation>
    </message>
    <message>
        <source>%1 share %2: each gets %3 for one point. This cannot be undone.</source>
        <comment>viewers; points; a ratio</comment>
        <translation>%1 se reparten %2: cada uno recibe %3 por punto. Esto no se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreDialog</name>
    <message>
        <source>Restore chat modes</source>
        <translation>Restaurar modos del chat</translation>
    </message>
    <message>
        <source>Restore chat modes?</source>
        <translation>¿Restaurar los modos del chat?</translation>
    </message>
    <message>
        <source>Loading the current modes…</source>
        <translation>Cargando los modos actuales…</translation>
    </message>
    <message>
        <source>The current modes are saved as a snapshot first.</source>
        <translation>Primero se guardan los modos actuales como instantánea.</translation>
    </message>
    <message>
        <source>Only the changed modes are restored, to exactly what they were.</source>
        <translation>Solo se restauran los modos cambiados, exactamente a como estaban.</translation>
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
        <translation>No queda nada que restaurar.</translation>
    </message>
    <message>
        <source>Changed elsewhere: %1.</source>
        <translation>Cambiado en otro lugar: %1.</translation>
    </message>
    <message>
        <source>Action for %1</source>
        <translation>Acción para %1</translation>
    </message>
    <message>
        <source>Leave unchanged</source>
        <translation>Dejar sin cambios</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>The current modes could not be loaded.</source>
        <translation>No se han podido cargar los modos actuales.</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>%1 changed it at %2</source>
        <translation>%1 lo cambió, %2</translation>
    </message>
    <message>
        <source>%1 changed it in the meantime</source>
        <translation>%1 lo cambió mientras tanto</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who and when; what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Already back to what it was. Nothing to send.</source>
        <translation>Ya está como antes. Nada que enviar.</translation>
    </message>
    <message>
        <source>Already matches the snapshot.</source>
        <translation>Ya coincide con la instantánea.</translation>
    </message>
    <message>
        <source>Will be set to: %1</source>
        <translation>Se establecerá en: %1</translation>
    </message>
    <message numerus="yes">
        <source>Restore chat modes in %n channels?</source>
        <translation>
            <numerusform>¿Restaurar los modos del chat en %n canal?</numerusform>
            <numerusform>¿Restaurar los modos del chat en %n canales?</numerusform>
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
            <numerusform>Dejar %Ln sin cambios</numerusform>
            <numerusform>Dejar %Ln sin cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RestoreRow</name>
    <message>
        <source>Channel as before the show</source>
        <translation>Canal como antes del programa</translation>
    </message>
    <message>
        <source>Swap the rewards back</source>
        <translation>Intercambiar de vuelta las recompensas</translation>
    </message>
    <message>
        <source>Chat modes as before the show</source>
        <translation>Modos del chat como antes del programa</translation>
    </message>
    <message>
        <source>Ad warnings as before the show</source>
        <translation>Alertas de anuncios como antes del programa</translation>
    </message>
    <message>
        <source>Lift the lockdown</source>
        <translation>Levantar el bloqueo del chat</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>Exportar capítulos y marcadores</translation>
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
        <translation>Está como estaba.</translation>
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
        <translation>%1: %2, «%3»</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Nuevo canje</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n canje nuevo</numerusform>
            <numerusform>%n canjes nuevos</numerusform>
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
        <translation>Cerrar el editor</translation>
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
        <translation>«%1» guardada en la biblioteca</translation>
    </message>
    <message>
        <source>“%1” was not changed. %2 Your changes are still there.</source>
        <translation>«%1» no se cambió. %2 Tus cambios siguen ahí.</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>“%1”: %2 sent</source>
        <translation>«%1»: %2 enviados</translation>
    </message>
    <message>
        <source>Changes discarded</source>
        <translation>Cambios descartados</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Nueva recompensa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Made by another app.</source>
        <translation>Creada por otra aplicación.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Only the app that made a reward can change or delete it and decide its redemptions. “%1” was made by another app. To manage it here, duplicate it, then delete the original in that app.</source>
        <translation>Solo la aplicación que creó una recompensa puede cambiarla o eliminarla y decidir sobre sus canjes. «%1» la creó otra aplicación. Para gestionarla aquí, duplícala y después elimina la original en esa aplicación.</translation>
    </message>
    <message>
        <source>Changed elsewhere while you were editing. Sending replaces that change.</source>
        <translation>Se cambió en otro lugar mientras editabas. Al enviar se sustituye ese cambio.</translation>
    </message>
    <message>
        <source>Waiting for the service to respond.</source>
        <translation>Esperando la respuesta del servicio.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Sin permiso para cambiar recompensas en el servicio.</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Crear en el servicio</translation>
    </message>
    <message>
        <source>Save in the library</source>
        <translation>Guardar en la biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>All %n slots on the service are used.</source>
        <translation>
            <numerusform>El único espacio del servicio está ocupado.</numerusform>
            <numerusform>Los %n espacios del servicio están ocupados.</numerusform>
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
            <numerusform>Enviar %n cambio</numerusform>
            <numerusform>Enviar %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>No ha cambiado nada.</translation>
    </message>
    <message>
        <source>Another reward has this title.</source>
        <translation>Otra recompensa tiene este título.</translation>
    </message>
    <message>
        <source>%1 not sent. %2 Your change is still here.</source>
        <translation>%1 no enviado. %2 Tu cambio sigue aquí.</translation>
    </message>
    <message>
        <source>Nothing was sent. %1 Your changes are still here.</source>
        <translation>No se ha enviado nada. %1 Tus cambios siguen aquí.</translation>
    </message>
    <message>
        <source>“%1” was not created. %2</source>
        <translation>«%1» no se creó. %2</translation>
    </message>
    <message>
        <source>“%1” created</source>
        <translation>«%1» creada</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardForm</name>
    <message>
        <source>At least %L1.</source>
        <translation>Como mínimo %L1.</translation>
    </message>
    <message>
        <source># and six digits, 0 to 9 and A to F.</source>
        <translation># y seis cifras, de 0 a 9 y de A a F.</translation>
    </message>
    <message>
        <source>Viewers see only rewards that are on.</source>
        <translation>Los espectadores solo ven las recompensas activadas.</translation>
    </message>
    <message>
        <source>Shown, but cannot be redeemed.</source>
        <translation>Se muestra, pero no se puede canjear.</translation>
    </message>
    <message>
        <source>Redemptions are fulfilled right away, without a decision.</source>
        <translation>Los canjes se completan de inmediato, sin decisión.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n day(s). Viewers see cooldowns of one minute or longer.</source>
        <translation>
            <numerusform>Hasta %n día. Los espectadores ven los tiempos de espera de un minuto o más.</numerusform>
            <numerusform>Hasta %n días. Los espectadores ven los tiempos de espera de un minuto o más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardLibrary</name>
    <message>
        <source>Another reward has this title.</source>
        <translation>Otra recompensa tiene este título.</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Creada por otra aplicación. Solo esa aplicación puede cambiarla.</translation>
    </message>
    <message>
        <source>It is still on the service. Remove it there first.</source>
        <translation>Sigue en el servicio. Quítala primero de allí.</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>Otro conjunto tiene este nombre.</translation>
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
        <translation>Sidestage necesita permiso para ver las recompensas.</translation>
    </message>
    <message>
        <source>Only Affiliates and Partners have Channel Points.</source>
        <translation>Solo los afiliados y socios tienen puntos del canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardOperations</name>
    <message numerus="yes">
        <source>%Ln failed. %1</source>
        <translation>
            <numerusform>%Ln ha fallado. %1</numerusform>
            <numerusform>%Ln han fallado. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln paused</source>
        <translation>
            <numerusform>%Ln en pausa</numerusform>
            <numerusform>%Ln en pausa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln resumed</source>
        <translation>
            <numerusform>%Ln reanudada</numerusform>
            <numerusform>%Ln reanudadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned on</source>
        <translation>
            <numerusform>%Ln activada</numerusform>
            <numerusform>%Ln activadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln turned off</source>
        <translation>
            <numerusform>%Ln desactivada</numerusform>
            <numerusform>%Ln desactivadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln created on the service</source>
        <translation>
            <numerusform>%Ln creada en el servicio</numerusform>
            <numerusform>%Ln creadas en el servicio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deleted</source>
        <translation>
            <numerusform>%Ln eliminada</numerusform>
            <numerusform>%Ln eliminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not deleted.</source>
        <translation>No se eliminó.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not deleted. %1</source>
        <translation>
            <numerusform>%Ln no se eliminó. %1</numerusform>
            <numerusform>%Ln no se eliminaron. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” removed from the service, kept in the library</source>
        <translation>«%1» quitada del servicio, conservada en la biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from the service, kept in the library</source>
        <translation>
            <numerusform>%Ln quitada del servicio, conservada en la biblioteca</numerusform>
            <numerusform>%Ln quitadas del servicio, conservadas en la biblioteca</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” deleted</source>
        <translation>«%1» eliminada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added to “%1”</source>
        <translation>
            <numerusform>%Ln añadida a «%1»</numerusform>
            <numerusform>%Ln añadidas a «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed from “%1”</source>
        <translation>
            <numerusform>%Ln quitada de «%1»</numerusform>
            <numerusform>%Ln quitadas de «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source> (copy)</source>
        <translation> (copia)</translation>
    </message>
    <message>
        <source> (copy %L1)</source>
        <translation> (copia %L1)</translation>
    </message>
</context>
<context>
    <name>Sidestage::RewardSelectionBar</name>
    <message>
        <source>Turn on</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Turn off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>Editar selección…</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>Acciones para las recompensas seleccionadas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar la selección</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
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
        <translation>Solo con canjes en espera</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Filter by state</source>
        <translation>Filtrar por estado</translation>
    </message>
    <message>
        <source>Actions for selected rewards</source>
        <translation>Acciones para las recompensas seleccionadas</translation>
    </message>
    <message>
        <source>No matching rewards.</source>
        <translation>Ninguna recompensa coincide.</translation>
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
            <numerusform>%1, %Ln seleccionada</numerusform>
            <numerusform>%1, %Ln seleccionadas</numerusform>
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
        <translation>Sección de la biblioteca</translation>
    </message>
    <message>
        <source>Select a reward to view and edit it.</source>
        <translation>Selecciona una recompensa para verla y editarla.</translation>
    </message>
    <message>
        <source>New reward</source>
        <translation>Nueva recompensa</translation>
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
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Apply set…</source>
        <translation>Aplicar conjunto…</translation>
    </message>
    <message>
        <source>Switch back…</source>
        <translation>Volver al anterior…</translation>
    </message>
    <message>
        <source>Add rewards to the set…</source>
        <translation>Añadir recompensas al conjunto…</translation>
    </message>
    <message>
        <source>Search rewards</source>
        <translation>Buscar recompensas</translation>
    </message>
    <message>
        <source>Show or hide the side pane</source>
        <translation>Mostrar u ocultar el panel lateral</translation>
    </message>
    <message>
        <source>Send reward changes</source>
        <translation>Enviar cambios de la recompensa</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>Nuevo conjunto…</translation>
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
        <translation>Borrador no guardado: %1</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <translation>Borrador guardado %1</translation>
    </message>
    <message>
        <source>Could not read “%1”. %2</source>
        <translation>No se ha podido leer «%1». %2</translation>
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
        <translation>Solo los afiliados y socios tienen puntos del canal. Aun así, puedes preparar recompensas en la biblioteca.</translation>
    </message>
    <message>
        <source>You can view rewards. To change them on the service, Sidestage needs permission.</source>
        <translation>Puedes ver las recompensas. Para cambiarlas en el servicio, Sidestage necesita permiso.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the rewards on the service.</source>
        <translation>Sidestage necesita permiso para ver las recompensas del servicio.</translation>
    </message>
    <message>
        <source>Rewards not loaded yet. %1</source>
        <translation>Recompensas aún sin cargar. %1</translation>
    </message>
    <message>
        <source>This set has no rewards yet.</source>
        <translation>Este conjunto aún no tiene recompensas.</translation>
    </message>
    <message>
        <source>No other app has made a reward in this channel.</source>
        <translation>Ninguna otra aplicación ha creado una recompensa en este canal.</translation>
    </message>
    <message>
        <source>Every reward is in a set.</source>
        <translation>Todas las recompensas están en un conjunto.</translation>
    </message>
    <message>
        <source>No rewards yet. Viewers spend their Channel Points on them.</source>
        <translation>Aún no hay recompensas. Los espectadores gastan en ellas sus puntos del canal.</translation>
    </message>
    <message>
        <source>Add rewards…</source>
        <translation>Añadir recompensas…</translation>
    </message>
    <message>
        <source>%1 (%L2)</source>
        <translation>%1 (%L2)</translation>
    </message>
    <message>
        <source>Made by another app. Only that app can change it.</source>
        <translation>Creada por otra aplicación. Solo esa aplicación puede cambiarla.</translation>
    </message>
    <message>
        <source>Select a reward first.</source>
        <translation>Selecciona primero una recompensa.</translation>
    </message>
    <message>
        <source>No permission to change rewards on the service.</source>
        <translation>Sin permiso para cambiar recompensas en el servicio.</translation>
    </message>
    <message>
        <source>Select a set first.</source>
        <translation>Selecciona primero un conjunto.</translation>
    </message>
    <message>
        <source>No set has been applied yet.</source>
        <translation>Aún no se ha aplicado ningún conjunto.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>None of the selected rewards can be changed here.</source>
        <translation>Ninguna de las recompensas seleccionadas se puede cambiar aquí.</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed for %Ln rewards</source>
        <translation>
            <numerusform>%1 cambiado en %Ln recompensa</numerusform>
            <numerusform>%1 cambiado en %Ln recompensas</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit selected…</source>
        <translation>Editar selección…</translation>
    </message>
    <message>
        <source>Create on the service</source>
        <translation>Crear en el servicio</translation>
    </message>
    <message>
        <source>Add to set</source>
        <translation>Añadir a un conjunto</translation>
    </message>
    <message>
        <source>Remove from this set</source>
        <translation>Quitar de este conjunto</translation>
    </message>
    <message>
        <source>Remove from the service (frees the slot)</source>
        <translation>Quitar del servicio (libera el espacio)</translation>
    </message>
    <message>
        <source>Turn off only (keeps the slot)</source>
        <translation>Solo desactivar (conserva el espacio)</translation>
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
        <translation>Nuevo conjunto</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>Renombrar conjunto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message numerus="yes">
        <source>Starts with the %Ln selected rewards.</source>
        <translation>
            <numerusform>Empieza con la recompensa seleccionada (%Ln).</numerusform>
            <numerusform>Empieza con las %Ln recompensas seleccionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>For a category or a show, for example “Horror night”.</source>
        <translation>Para una categoría o un programa, por ejemplo «Noche de terror».</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Introduce un nombre.</translation>
    </message>
    <message>
        <source>Create set</source>
        <translation>Crear conjunto</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>There are no rewards yet.</source>
        <translation>Aún no hay recompensas.</translation>
    </message>
    <message>
        <source>Every reward is in this set.</source>
        <translation>Todas las recompensas están en este conjunto.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Set “%1” deleted; its rewards are kept</source>
        <translation>Conjunto «%1» eliminado; sus recompensas se conservan</translation>
    </message>
    <message>
        <source>Preview of “%1”. Nothing has been sent yet.</source>
        <translation>Vista previa de «%1». Aún no se ha enviado nada.</translation>
    </message>
</context>
<context>
    <name>Sidestage::RolesView</name>
    <message>
        <source>%1 is a VIP. A VIP cannot be a moderator as well.</source>
        <translation>%1 es VIP. Un VIP no puede ser también moderador.</translation>
    </message>
    <message>
        <source>%1 is a moderator. A moderator cannot be a VIP as well.</source>
        <translation>%1 es moderador. Un moderador no puede ser también VIP.</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the VIPs…</source>
        <translation>Paso 1 de 2: quitando a %1 de los VIP…</translation>
    </message>
    <message>
        <source>Step 1 of 2: removing %1 from the moderators…</source>
        <translation>Paso 1 de 2: quitando a %1 de los moderadores…</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP. Step 2 of 2: adding to the moderators…</source>
        <translation>%1 ya no es VIP. Paso 2 de 2: añadiendo a los moderadores…</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator. Step 2 of 2: adding to the VIPs…</source>
        <translation>%1 ya no es moderador. Paso 2 de 2: añadiendo a los VIP…</translation>
    </message>
    <message>
        <source>Step 1 of 2 failed, nothing was changed for %1. %2</source>
        <translation>El paso 1 de 2 ha fallado, no se ha cambiado nada para %1. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP, but step 2 of 2 failed: not a moderator yet. %2</source>
        <translation>%1 ya no es VIP, pero el paso 2 de 2 ha fallado: aún no es moderador. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator, but step 2 of 2 failed: not a VIP yet. %2</source>
        <translation>%1 ya no es moderador, pero el paso 2 de 2 ha fallado: aún no es VIP. %2</translation>
    </message>
    <message>
        <source>%1 is no longer a VIP and is a moderator now.</source>
        <translation>%1 ya no es VIP y ahora es moderador.</translation>
    </message>
    <message>
        <source>%1 is no longer a moderator and is a VIP now.</source>
        <translation>%1 ya no es moderador y ahora es VIP.</translation>
    </message>
    <message>
        <source>Roles section</source>
        <translation>Sección de roles</translation>
    </message>
    <message>
        <source>Moderators</source>
        <translation>Moderadores</translation>
    </message>
    <message>
        <source>VIPs</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Search roles</source>
        <translation>Buscar roles</translation>
    </message>
    <message>
        <source>Copy name from roles</source>
        <translation>Copiar nombre de los roles</translation>
    </message>
    <message>
        <source>Make the moderator a VIP, or the VIP a moderator…</source>
        <translation>Hacer VIP al moderador o moderador al VIP…</translation>
    </message>
    <message>
        <source>Remove the role</source>
        <translation>Quitar el rol</translation>
    </message>
    <message>
        <source>Remove VIP and make moderator</source>
        <translation>Quitar VIP y hacer moderador</translation>
    </message>
    <message>
        <source>Remove moderator and make VIP</source>
        <translation>Quitar moderador y hacer VIP</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Make VIP again</source>
        <translation>Volver a hacer VIP</translation>
    </message>
    <message>
        <source>Make moderator again</source>
        <translation>Volver a hacer moderador</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Sidestage::RunAdCard</name>
    <message>
        <source>Run an ad now</source>
        <translation>Emitir un anuncio ahora</translation>
    </message>
    <message>
        <source>Length in seconds</source>
        <translation>Duración en segundos</translation>
    </message>
    <message>
        <source>The ad that is shown may be shorter or longer.</source>
        <translation>El anuncio que se muestra puede ser más corto o más largo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SaleDelegate</name>
    <message>
        <source>%1 bought %2 for %3 Bits in the channel of %4, %5</source>
        <translation>%1 compró %2 por %3 Bits en el canal de %4, %5</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>en desarrollo</translation>
    </message>
    <message>
        <source>ID %1, product %2</source>
        <translation>ID %1, producto %2</translation>
    </message>
    <message>
        <source>%1 Bits</source>
        <translation>%1 Bits</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>the channel</comment>
        <translation>en %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SalesView</name>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Extension transactions, newest first</source>
        <translation>Transacciones de la extensión, las más recientes primero</translation>
    </message>
    <message>
        <source>Transaction IDs, separated by spaces</source>
        <translation>ID de transacciones, separados por espacios</translation>
    </message>
    <message>
        <source>Look up transactions by their IDs</source>
        <translation>Buscar transacciones por sus ID</translation>
    </message>
    <message>
        <source>Look up transaction</source>
        <translation>Buscar transacción</translation>
    </message>
    <message>
        <source>Copy transaction ID</source>
        <translation>Copiar ID de transacción</translation>
    </message>
    <message>
        <source>ID copied</source>
        <translation>ID copiado</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln IDs at once.</source>
        <translation>
            <numerusform>Como máximo %Ln ID a la vez.</numerusform>
            <numerusform>Como máximo %Ln ID a la vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Purchases with Bits in the extension %1. Reading them requires a token of the app itself.</source>
        <translation>Compras con Bits en la extensión %1. Para leerlas se necesita un token de la propia aplicación.</translation>
    </message>
    <message>
        <source>This service has no client secret, which is required for the app’s own token.</source>
        <translation>Este servicio no tiene secreto de cliente, que es necesario para el token propio de la aplicación.</translation>
    </message>
    <message>
        <source>At least one of these IDs was not found.</source>
        <translation>No se encontró al menos uno de estos ID.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Could not load the transactions. %1</source>
        <translation>No se han podido cargar las transacciones. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>No purchases yet. They appear here.</source>
        <translation>Aún no hay compras. Aparecerán aquí.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ScheduleFeed</name>
    <message>
        <source>It was not added. Try it again.</source>
        <translation>No se añadió. Inténtalo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SchedulePage</name>
    <message>
        <source>Schedule</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Se repite</translation>
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
        <translation>Una vez</translation>
    </message>
    <message>
        <source>Schedule saved.</source>
        <translation>Calendario guardado.</translation>
    </message>
    <message>
        <source>The segment was added, but the old one could not be deleted. Both are planned.</source>
        <translation>El segmento se añadió, pero no se pudo eliminar el antiguo. Ambos están previstos.</translation>
    </message>
    <message>
        <source>Draft saved %1</source>
        <comment>a time</comment>
        <translation>Borrador guardado %1</translation>
    </message>
    <message>
        <source>Schedule view</source>
        <translation>Vista del calendario</translation>
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
        <translation>Semana siguiente</translation>
    </message>
    <message>
        <source>Segments of this week</source>
        <translation>Segmentos de esta semana</translation>
    </message>
    <message>
        <source>Week. The tab List has the same segments as a table.</source>
        <translation>Semana. La pestaña Lista tiene los mismos segmentos en una tabla.</translation>
    </message>
    <message>
        <source>Vacation…</source>
        <translation>Vacaciones…</translation>
    </message>
    <message>
        <source>Save iCalendar…</source>
        <translation>Guardar iCalendar…</translation>
    </message>
    <message>
        <source>Copy iCalendar link</source>
        <translation>Copiar enlace de iCalendar</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Enlace copiado.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>Nuevo segmento</translation>
    </message>
    <message>
        <source>Save segment</source>
        <translation>Guardar segmento</translation>
    </message>
    <message>
        <source>Edit segment</source>
        <translation>Editar segmento</translation>
    </message>
    <message>
        <source>Delete segment…</source>
        <translation>Eliminar segmento…</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>Sidestage necesita permiso para cambiar el calendario.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two dates</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
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
        <translation>No hay programas previstos.</translation>
    </message>
    <message>
        <source>Save iCalendar</source>
        <translation>Guardar iCalendar</translation>
    </message>
    <message>
        <source>Schedule of %1</source>
        <translation>Calendario de %1</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Calendario (*.ics)</translation>
    </message>
    <message>
        <source>Schedule saved in %1.</source>
        <translation>Calendario guardado en %1.</translation>
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
        <translation>No se ha podido cambiar el calendario. %1</translation>
    </message>
    <message>
        <source>Reading the calendar failed. %1</source>
        <comment>the reason</comment>
        <translation>No se ha podido leer el calendario. %1</translation>
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
        <translation>No se encontró nada</translation>
    </message>
</context>
<context>
    <name>Sidestage::SecondStart</name>
    <message>
        <source>Sidestage is already running, but is not responding.</source>
        <translation>Sidestage ya se está ejecutando, pero no responde.</translation>
    </message>
    <message>
        <source>Sidestage</source>
        <translation>Sidestage</translation>
    </message>
    <message>
        <source>Its window comes to the front as soon as it responds. If it quits, Sidestage starts here instead. No data is lost while you wait.</source>
        <translation>Su ventana pasará al frente en cuanto responda. Si se cierra, Sidestage se iniciará aquí en su lugar. Mientras esperas no se pierden datos.</translation>
    </message>
    <message>
        <source>Stop waiting</source>
        <translation>Dejar de esperar</translation>
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
        <translation>El inicio y la repetición son fijos.</translation>
    </message>
    <message>
        <source>No permission to change the schedule.</source>
        <translation>Sin permiso para cambiar el calendario.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Repeats weekly</source>
        <translation>Se repite cada semana</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Weekly segments</source>
        <translation>Segmentos semanales</translation>
    </message>
    <message>
        <source>The service cannot move a weekly segment or change how often it comes. Sidestage can add a new one and then delete this one.</source>
        <translation>El servicio no puede mover un segmento semanal ni cambiar su frecuencia. Sidestage puede añadir uno nuevo y después eliminar este.</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Mover…</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Without permission to manage the schedule, Sidestage can only show it.</source>
        <translation>Sin permiso para gestionar el calendario, Sidestage solo puede mostrarlo.</translation>
    </message>
    <message>
        <source>New segment</source>
        <translation>Nuevo segmento</translation>
    </message>
    <message>
        <source>Weekly</source>
        <translation>Semanal</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>30 to 1,380. Ends at %1.</source>
        <comment>a time of day</comment>
        <translation>De 30 a 1380. Termina a las %1.</translation>
    </message>
    <message>
        <source>At the same time: %1.</source>
        <translation>A la misma hora: %1.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the schedule.</source>
        <translation>Sidestage necesita permiso para cambiar el calendario.</translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
    <message>
        <source>Nothing has changed.</source>
        <translation>No ha cambiado nada.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Cancel next</source>
        <translation>Cancelar el próximo</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <comment>a date</comment>
        <translation>Cancelar el %1</translation>
    </message>
    <message>
        <source>Starts at %1 in %2 all year.</source>
        <comment>a time; a time zone</comment>
        <translation>Empieza a las %1 en %2 todo el año.</translation>
    </message>
    <message>
        <source>When the clocks change on %1, that moves from %2 to %3 UTC.</source>
        <comment>a date; two times</comment>
        <translation>Con el cambio de hora del %1, eso pasa de las %2 a las %3 UTC.</translation>
    </message>
    <message>
        <source>Choose a time zone from the list.</source>
        <translation>Elige una zona horaria de la lista.</translation>
    </message>
    <message>
        <source>Delete segment</source>
        <translation>Eliminar segmento</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>¿Eliminar «%1»?</translation>
    </message>
    <message>
        <source>It is removed from all weeks. To leave out one week, cancel it.</source>
        <translation>Se quita de todas las semanas. Para omitir solo una semana, cancélalo.</translation>
    </message>
    <message>
        <source>It is removed from the schedule.</source>
        <translation>Se quita del calendario.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>It may have been added. %1</source>
        <comment>the reason</comment>
        <translation>Puede que se haya añadido. %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SelectionBar</name>
    <message>
        <source>Clear</source>
        <translation>Quitar la selección</translation>
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
            <numerusform>Completar %Ln</numerusform>
            <numerusform>Completar %Ln</numerusform>
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
            <numerusform>%Ln seleccionado</numerusform>
            <numerusform>%Ln seleccionados</numerusform>
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
            <numerusform>Se puede mostrar como máximo %Ln cifra a la vez.</numerusform>
            <numerusform>Se pueden mostrar como máximo %Ln cifras a la vez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln figures while comparing.</source>
        <translation>
            <numerusform>Como máximo %Ln cifra al comparar.</numerusform>
            <numerusform>Como máximo %Ln cifras al comparar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared: %1</source>
        <translation>Comparado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln más</numerusform>
            <numerusform>%Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>No data, %1</source>
        <translation>Sin datos, %1</translation>
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
        <translation>Esto no es una dirección. Debe empezar por https://.</translation>
    </message>
    <message>
        <source>Enter only the address, without user, query or fragment.</source>
        <translation>Introduce solo la dirección, sin usuario, consulta ni fragmento.</translation>
    </message>
    <message>
        <source>This is not an address. It must begin with wss://.</source>
        <translation>Esto no es una dirección. Debe empezar por wss://.</translation>
    </message>
    <message>
        <source>Enter only the address, without user or fragment.</source>
        <translation>Introduce solo la dirección, sin usuario ni fragmento.</translation>
    </message>
    <message>
        <source>Live events require wss://; ws:// is allowed only for services on this computer.</source>
        <translation>Los eventos en directo requieren wss://; ws:// solo se permite para servicios de este equipo.</translation>
    </message>
    <message>
        <source>Only https is secure for signing in. Begin the address with https://; http:// is allowed only for services on this computer.</source>
        <translation>Solo https es seguro para iniciar sesión. Empieza la dirección por https://; http:// solo se permite para servicios de este equipo.</translation>
    </message>
    <message>
        <source>This is not an address. Enter the one that is registered for your app, such as http://localhost:17563.</source>
        <translation>Esto no es una dirección. Introduce la que está registrada para tu aplicación, por ejemplo http://localhost:17563.</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Dirección de la API</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Servicio de tokens</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirección</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos en directo</translation>
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
        <translation>Perfil del servicio</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Each profile keeps its own accounts.</source>
        <translation>Cada perfil conserva sus propias cuentas.</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Añadir servicio…</translation>
    </message>
    <message>
        <source>Client ID %1, with a client secret in the keychain</source>
        <translation>ID de cliente %1, con un secreto de cliente en el llavero</translation>
    </message>
    <message>
        <source>Client ID %1, public client without a secret</source>
        <translation>ID de cliente %1, cliente público sin secreto</translation>
    </message>
    <message>
        <source>Client ID %1</source>
        <translation>ID de cliente %1</translation>
    </message>
    <message>
        <source>The sandbox is built in. Its addresses and its app are made at the start.</source>
        <translation>El sandbox viene incluido. Sus direcciones y su aplicación se crean al iniciar.</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando el servicio…</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceCheck</name>
    <message>
        <source>The certificate of %1 is not valid today.</source>
        <translation>El certificado de %1 no es válido hoy.</translation>
    </message>
    <message>
        <source>Check the date of this computer: it is set to %1. If it is right, the operator of the service must renew the certificate.</source>
        <translation>Comprueba la fecha de este equipo: marca %1. Si es correcta, el operador del servicio debe renovar el certificado.</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed.</source>
        <translation>El certificado de %1 está autofirmado.</translation>
    </message>
    <message>
        <source>Nobody confirms that this is the service, so Sidestage does not connect. If the service is yours, install its certificate in the system, or use one from a certificate authority.</source>
        <translation>Nadie confirma que este sea el servicio, así que Sidestage no se conecta. Si el servicio es tuyo, instala su certificado en el sistema o usa uno de una autoridad de certificación.</translation>
    </message>
    <message>
        <source>The certificate of %1 belongs to another host.</source>
        <translation>El certificado de %1 pertenece a otro host.</translation>
    </message>
    <message>
        <source>Check the address for typing errors. Sidestage sends nothing to this host.</source>
        <translation>Comprueba si la dirección tiene errores de escritura. Sidestage no envía nada a este host.</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be verified: “%2”</source>
        <translation>No se ha podido verificar el certificado de %1: «%2»</translation>
    </message>
    <message>
        <source>Ask the operator of the service for a valid certificate.</source>
        <translation>Pide un certificado válido al operador del servicio.</translation>
    </message>
    <message>
        <source>There is no host named %1.</source>
        <translation>No hay ningún host llamado %1.</translation>
    </message>
    <message>
        <source>Check the address for typing errors, and your network connection.</source>
        <translation>Comprueba si la dirección tiene errores de escritura y tu conexión de red.</translation>
    </message>
    <message>
        <source>%1 accepts no connection.</source>
        <translation>%1 no acepta conexiones.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Comprueba el puerto de la dirección y si el servicio está en ejecución.</translation>
    </message>
    <message>
        <source>%1 does not speak TLS.</source>
        <translation>%1 no habla TLS.</translation>
    </message>
    <message>
        <source>Check the port in the address. Sidestage connects without TLS only on this computer.</source>
        <translation>Comprueba el puerto de la dirección. Sidestage solo se conecta sin TLS en este equipo.</translation>
    </message>
    <message>
        <source>%1 did not answer within 10 seconds.</source>
        <translation>%1 no respondió en 10 segundos.</translation>
    </message>
    <message>
        <source>Check the address and your network connection, then try again.</source>
        <translation>Comprueba la dirección y tu conexión de red, y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>%1 could not be reached: “%2”</source>
        <translation>No se ha podido conectar con %1: «%2»</translation>
    </message>
    <message>
        <source>%1 reports a problem (%2).</source>
        <translation>%1 informa de un problema (%2).</translation>
    </message>
    <message>
        <source>The service may be overloaded or under maintenance. Try again later.</source>
        <translation>Puede que el servicio esté sobrecargado o en mantenimiento. Inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>%1 answers, but not as the API of such a service.</source>
        <translation>%1 responde, pero no como la API de un servicio de este tipo.</translation>
    </message>
    <message>
        <source>Check the API address. It ends with the version, such as https://api.example/helix.</source>
        <translation>Comprueba la dirección de la API. Termina con la versión, por ejemplo https://api.example/helix.</translation>
    </message>
    <message>
        <source>%1 answers, but is not a token service.</source>
        <translation>%1 responde, pero no es un servicio de tokens.</translation>
    </message>
    <message>
        <source>Check the address of the token service, such as https://id.example. Sidestage adds /oauth2/ itself.</source>
        <translation>Comprueba la dirección del servicio de tokens, por ejemplo https://id.example. Sidestage añade /oauth2/ por su cuenta.</translation>
    </message>
    <message>
        <source>valid until %1</source>
        <translation>válido hasta %1</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
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
        <translation>El reloj de este equipo va %1 por delante del servicio.</translation>
    </message>
    <message>
        <source>The clock of this computer is %1 behind the service.</source>
        <translation>El reloj de este equipo va %1 por detrás del servicio.</translation>
    </message>
    <message>
        <source>Set the date and time of this computer. Until then, times shown here can be wrong and certificates can be refused.</source>
        <translation>Ajusta la fecha y la hora de este equipo. Hasta entonces, las horas que se muestran aquí pueden ser incorrectas y se pueden rechazar certificados.</translation>
    </message>
    <message>
        <source>The service does not know this client ID.</source>
        <translation>El servicio no conoce este ID de cliente.</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. It is not the name of the app.</source>
        <translation>Cópialo de nuevo de la página de tu aplicación. No es el nombre de la aplicación.</translation>
    </message>
    <message>
        <source>The client ID could not be checked.</source>
        <translation>No se ha podido comprobar el ID de cliente.</translation>
    </message>
    <message>
        <source>Client ID known</source>
        <translation>ID de cliente conocido</translation>
    </message>
    <message>
        <source>public client</source>
        <translation>cliente público</translation>
    </message>
    <message>
        <source>This app is registered as a public client, which has no secret.</source>
        <translation>Esta aplicación está registrada como cliente público, que no tiene secreto.</translation>
    </message>
    <message>
        <source>Remove the client secret, or register the app as a confidential client.</source>
        <translation>Quita el secreto de cliente o registra la aplicación como cliente confidencial.</translation>
    </message>
    <message>
        <source>confidential client</source>
        <translation>cliente confidencial</translation>
    </message>
    <message>
        <source>This app is registered as a confidential client.</source>
        <translation>Esta aplicación está registrada como cliente confidencial.</translation>
    </message>
    <message>
        <source>Without its secret, a sign-in cannot be renewed. Paste the client secret, or register the app as a public client.</source>
        <translation>Sin su secreto, el inicio de sesión no se puede renovar. Pega el secreto de cliente o registra la aplicación como cliente público.</translation>
    </message>
    <message>
        <source>confidential client, secret accepted</source>
        <translation>cliente confidencial, secreto aceptado</translation>
    </message>
    <message>
        <source>The service does not accept this client secret.</source>
        <translation>El servicio no acepta este secreto de cliente.</translation>
    </message>
    <message>
        <source>The client secret could not be checked: “%1”</source>
        <translation>No se ha podido comprobar el secreto de cliente: «%1»</translation>
    </message>
    <message>
        <source>Copy it again from the page of your app. A new secret there makes the old one invalid.</source>
        <translation>Cópialo de nuevo de la página de tu aplicación. Un secreto nuevo allí invalida el anterior.</translation>
    </message>
    <message>
        <source>The redirect URI %1 is not registered for this app.</source>
        <translation>La URI de redirección %1 no está registrada para esta aplicación.</translation>
    </message>
    <message>
        <source>Add exactly this URI on the page of your app, without a slash at the end, or enter here the one that is registered.</source>
        <translation>Añade exactamente esta URI en la página de tu aplicación, sin barra al final, o introduce aquí la que está registrada.</translation>
    </message>
    <message>
        <source>Redirect URI registered</source>
        <translation>URI de redirección registrada</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>Accesible</translation>
    </message>
    <message>
        <source>%1, %2 ms</source>
        <translation>%1, %2 ms</translation>
    </message>
    <message>
        <source>%1 closed the connection without a response.</source>
        <translation>%1 cerró la conexión sin responder.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether it begins with https://.</source>
        <translation>Comprueba el puerto de la dirección y si empieza por https://.</translation>
    </message>
    <message>
        <source>%1 does not speak HTTP.</source>
        <translation>%1 no habla HTTP.</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos en directo</translation>
    </message>
    <message>
        <source>No live events could be reached at %1.</source>
        <translation>No se ha podido acceder a eventos en directo en %1.</translation>
    </message>
    <message>
        <source>Check the address of the live events. Without them, Sidestage polls for changes.</source>
        <translation>Comprueba la dirección de los eventos en directo. Sin ellos, Sidestage consulta periódicamente si hay cambios.</translation>
    </message>
    <message>
        <source>The service did not respond. Try again later.</source>
        <translation>El servicio no respondió. Inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The service responded with status %1.</source>
        <translation>El servicio respondió con el estado %1.</translation>
    </message>
    <message>
        <source>The service said: “%1”.</source>
        <translation>El servicio ha dicho: «%1».</translation>
    </message>
    <message>
        <source>Check the address of the token service and the client ID.</source>
        <translation>Comprueba la dirección del servicio de tokens y el ID de cliente.</translation>
    </message>
    <message>
        <source>It ends with a slash, which must be registered too. Remove the slash here, or add exactly this URI on the page of your app.</source>
        <translation>Termina con una barra, que también debe estar registrada. Quita la barra aquí o añade exactamente esta URI en la página de tu aplicación.</translation>
    </message>
    <message>
        <source>The redirect URI could not be checked.</source>
        <translation>No se ha podido comprobar la URI de redirección.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceDialog</name>
    <message>
        <source>Add a service</source>
        <translation>Añadir un servicio</translation>
    </message>
    <message>
        <source>Edit service</source>
        <translation>Editar servicio</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>Open the console</source>
        <translation>Abrir la consola</translation>
    </message>
    <message>
        <source>The public platform</source>
        <translation>La plataforma pública</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>any name that is still free</source>
        <translation>cualquier nombre que aún esté libre</translation>
    </message>
    <message>
        <source>Redirect URI</source>
        <translation>URI de redirección</translation>
    </message>
    <message>
        <source>Register exactly this URI. The service returns to it after sign-in.</source>
        <translation>Registra exactamente esta URI. El servicio vuelve a ella tras el inicio de sesión.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy redirect URI</source>
        <translation>Copiar URI de redirección</translation>
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
        <translation>una aplicación en tu equipo no puede guardar un secreto</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Application Integration</source>
        <translation>Application Integration</translation>
    </message>
    <message>
        <source>API address</source>
        <translation>Dirección de la API</translation>
    </message>
    <message>
        <source>With the version, such as https://api.example/helix</source>
        <translation>Con la versión, por ejemplo https://api.example/helix</translation>
    </message>
    <message>
        <source>Token service</source>
        <translation>Servicio de tokens</translation>
    </message>
    <message>
        <source>Such as https://id.example</source>
        <translation>Por ejemplo https://id.example</translation>
    </message>
    <message>
        <source>Live events</source>
        <translation>Eventos en directo</translation>
    </message>
    <message>
        <source>Such as wss://events.example/ws. If empty, Sidestage polls for changes.</source>
        <translation>Por ejemplo wss://events.example/ws. Si está vacía, Sidestage consulta periódicamente si hay cambios.</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>Paste what it gave you</source>
        <translation>Pega lo que te ha dado</translation>
    </message>
    <message>
        <source>Client ID</source>
        <translation>ID de cliente</translation>
    </message>
    <message>
        <source>Identifies your app to the service.</source>
        <translation>Identifica tu aplicación ante el servicio.</translation>
    </message>
    <message>
        <source>Enter the client ID. The service requires it.</source>
        <translation>Introduce el ID de cliente. El servicio lo exige.</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>Secreto de cliente</translation>
    </message>
    <message>
        <source>The saved secret is for another token service, so it will be deleted. Enter the one for this service.</source>
        <translation>El secreto guardado es de otro servicio de tokens, así que se eliminará. Introduce el de este servicio.</translation>
    </message>
    <message>
        <source>Leave empty to keep the saved secret. Enter a new one to replace it.</source>
        <translation>Déjalo vacío para conservar el secreto guardado. Introduce uno nuevo para sustituirlo.</translation>
    </message>
    <message>
        <source>Only for a confidential client. Goes into the system keychain.</source>
        <translation>Solo para un cliente confidencial. Se guarda en el llavero del sistema.</translation>
    </message>
    <message>
        <source>Delete the client secret</source>
        <translation>Eliminar el secreto de cliente</translation>
    </message>
    <message>
        <source>Check, and choose how to sign in</source>
        <translation>Comprueba y elige cómo iniciar sesión</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>The service is checked when the client ID is there.</source>
        <translation>El servicio se comprueba cuando está el ID de cliente.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>En otro dispositivo</translation>
    </message>
    <message>
        <source>Type a short code.</source>
        <translation>Escribe un código corto.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>En tu navegador</translation>
    </message>
    <message>
        <source>Returns to this app.</source>
        <translation>Vuelve a esta aplicación.</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>En esta ventana</translation>
    </message>
    <message>
        <source>Shows the service’s page.</source>
        <translation>Muestra la página del servicio.</translation>
    </message>
    <message>
        <source>Saved as</source>
        <translation>Se guarda como</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Introduce un nombre.</translation>
    </message>
    <message>
        <source>Remove service…</source>
        <translation>Quitar servicio…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>Añadir servicio</translation>
    </message>
    <message>
        <source>Add and sign in</source>
        <translation>Añadir e iniciar sesión</translation>
    </message>
    <message>
        <source>Register Sidestage with the public platform</source>
        <translation>Registra Sidestage en la plataforma pública</translation>
    </message>
    <message>
        <source>Register Sidestage with the service</source>
        <translation>Registra Sidestage en el servicio</translation>
    </message>
    <message>
        <source>The platform asks these four things, with the client type “Public”. It is free and takes about two minutes.</source>
        <translation>La plataforma pregunta estas cuatro cosas, con el tipo de cliente «Público». Es gratis y lleva unos dos minutos.</translation>
    </message>
    <message>
        <source>Register Sidestage as an app with the service, using this redirect URI. You get a client ID, and a client secret only if the app is a confidential client.</source>
        <translation>Registra Sidestage como aplicación en el servicio con esta URI de redirección. Recibirás un ID de cliente y, solo si la aplicación es un cliente confidencial, un secreto de cliente.</translation>
    </message>
    <message>
        <source>Public platform</source>
        <translation>Plataforma pública</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Consultando el servicio…</translation>
    </message>
    <message>
        <source>The service is checked when its addresses and the client ID are there.</source>
        <translation>El servicio se comprueba cuando están sus direcciones y el ID de cliente.</translation>
    </message>
    <message>
        <source>30 letters and digits, as expected.</source>
        <translation>30 letras y cifras, como se esperaba.</translation>
    </message>
    <message numerus="yes">
        <source>Usually 30 small letters and digits. These are %n characters.</source>
        <translation>
            <numerusform>Normalmente son 30 letras minúsculas y cifras. Esto es %n carácter.</numerusform>
            <numerusform>Normalmente son 30 letras minúsculas y cifras. Esto son %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>%1 of %2 fine</source>
        <translation>%1 de %2 correctos</translation>
    </message>
    <message>
        <source>The check above found something that prevents the sign-in.</source>
        <translation>La comprobación anterior encontró algo que impide el inicio de sesión.</translation>
    </message>
    <message>
        <source>Without a client secret, this sign-in cannot be renewed. You sign in again when it ends, on the public platform after about 60 days.</source>
        <translation>Sin un secreto de cliente, este inicio de sesión no se puede renovar. Inicia sesión de nuevo cuando termine; en la plataforma pública, tras unos 60 días.</translation>
    </message>
    <message>
        <source>A public client renews its sign-in by itself. It ends after 30 days without use.</source>
        <translation>Un cliente público renueva su inicio de sesión por sí mismo. Termina tras 30 días sin uso.</translation>
    </message>
    <message>
        <source>A confidential client renews its sign-in by itself, as long as the secret is valid.</source>
        <translation>Un cliente confidencial renueva su inicio de sesión por sí mismo mientras el secreto sea válido.</translation>
    </message>
    <message>
        <source>A client ID cannot contain spaces.</source>
        <translation>Un ID de cliente no puede contener espacios.</translation>
    </message>
    <message>
        <source>A client secret cannot contain spaces.</source>
        <translation>Un secreto de cliente no puede contener espacios.</translation>
    </message>
    <message>
        <source>Without its client secret, a confidential client cannot renew its sign-in. You sign in again when it ends.</source>
        <translation>Sin su secreto de cliente, un cliente confidencial no puede renovar su inicio de sesión. Inicia sesión de nuevo cuando termine.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServiceRemoval</name>
    <message>
        <source>Some tokens could not be revoked and stay valid until they expire.</source>
        <translation>Algunos tokens no se pudieron revocar y siguen siendo válidos hasta que caduquen.</translation>
    </message>
    <message>
        <source>Some keychain entries of this service could not be deleted. Delete them in your keychain.</source>
        <translation>Algunas entradas del llavero de este servicio no se pudieron eliminar. Elimínalas en tu llavero.</translation>
    </message>
    <message>
        <source>The file %1 could not be deleted.</source>
        <translation>No se ha podido eliminar el archivo %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ServicesCard</name>
    <message>
        <source>Services</source>
        <translation>Servicios</translation>
    </message>
    <message>
        <source>Add service…</source>
        <translation>Añadir servicio…</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, se muestra ahora</translation>
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
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Warn of the sandbox while another service is shown</source>
        <translation>Avisar sobre el sandbox mientras se muestra otro servicio</translation>
    </message>
    <message>
        <source>When off, sandbox accounts are disconnected and give no warnings while another service is shown.</source>
        <translation>Si está desactivado, las cuentas del sandbox se desconectan y no dan alertas mientras se muestra otro servicio.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Session</name>
    <message>
        <source>Your sign-in could not be renewed (%1).</source>
        <translation>No se ha podido renovar tu inicio de sesión (%1).</translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Undo change</source>
        <translation>Deshacer cambio</translation>
    </message>
    <message>
        <source>No change to undo.</source>
        <translation>No hay ningún cambio que deshacer.</translation>
    </message>
    <message>
        <source>Kept as you change them</source>
        <translation>Se guardan al cambiarlos</translation>
    </message>
    <message>
        <source>Settings saved %1</source>
        <translation>Ajustes guardados %1</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>Ningún ajuste coincide.</translation>
    </message>
    <message numerus="yes">
        <source>%n matching settings</source>
        <translation>
            <numerusform>%n ajuste coincide</numerusform>
            <numerusform>%n ajustes coinciden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::SettingsTexts</name>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
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
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Relative to the system’s text size. The whole interface scales with it.</source>
        <translation>Relativo al tamaño del texto del sistema. Toda la interfaz se ajusta con él.</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after the number of the text size</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducido</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Barra de menús</translation>
    </message>
    <message>
        <source>When off, the menus are behind the button above the sidebar. Press Alt to open them.</source>
        <translation>Si está desactivada, los menús están tras el botón situado encima de la barra lateral. Pulsa Alt para abrirlos.</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>You can undo a decision during this time. After that it is final.</source>
        <translation>Durante este tiempo puedes deshacer una decisión. Después es definitiva.</translation>
    </message>
    <message>
        <source> s</source>
        <comment>after a number of seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Fulfil after</source>
        <translation>Completar tras</translation>
    </message>
    <message>
        <source>Refund after</source>
        <translation>Reembolsar tras</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>When quitting</source>
        <translation>Al salir</translation>
    </message>
    <message>
        <source>What happens to pending decisions. If kept, they are sent after the next start.</source>
        <translation>Qué pasa con las decisiones pendientes. Si se conservan, se envían tras el próximo inicio.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Ask before a lockdown</source>
        <translation>Preguntar antes de un bloqueo del chat</translation>
    </message>
    <message>
        <source>When off, the shortcut locks down the selected channels at once, or all that are shown. You can undo this exactly.</source>
        <translation>Si está desactivado, el atajo bloquea al instante los canales seleccionados, o todos los que se muestran. Puedes deshacerlo exactamente.</translation>
    </message>
    <message>
        <source>Start and tray</source>
        <translation>Inicio y bandeja</translation>
    </message>
    <message>
        <source>Could not change this. %1</source>
        <translation>No se ha podido cambiar esto. %1</translation>
    </message>
    <message>
        <source>Start when you sign in to this computer</source>
        <translation>Iniciar al iniciar sesión en este equipo</translation>
    </message>
    <message>
        <source>Open the page that was last open</source>
        <translation>Abrir la última página abierta</translation>
    </message>
    <message>
        <source>When off, the first page is opened.</source>
        <translation>Si está desactivado, se abre la primera página.</translation>
    </message>
    <message>
        <source>Start in the tray</source>
        <translation>Iniciar en la bandeja</translation>
    </message>
    <message>
        <source>Keep running when the window is closed</source>
        <translation>Seguir en ejecución al cerrar la ventana</translation>
    </message>
    <message>
        <source>Events, sounds and held decisions go on. Quit is in the tray menu.</source>
        <translation>Los eventos, los sonidos y las decisiones pendientes continúan. Salir está en el menú de la bandeja.</translation>
    </message>
    <message>
        <source>Show the waiting count on the tray icon</source>
        <translation>Mostrar el número de pendientes en el icono de la bandeja</translation>
    </message>
    <message>
        <source>Redemptions, held messages and requests together.</source>
        <translation>Canjes, mensajes retenidos y solicitudes en conjunto.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Language of the interface</source>
        <translation>Idioma de la interfaz</translation>
    </message>
    <message>
        <source>Also decides how dates, times and numbers are written.</source>
        <translation>También determina cómo se escriben las fechas, las horas y los números.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Sidestage %1</source>
        <translation>Sidestage %1</translation>
    </message>
    <message>
        <source>A dashboard for live streams. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Un panel para streams en directo. Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versiones</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>Versions, settings and the end of the log, without secrets. You read it before it is saved.</source>
        <translation>Versiones, ajustes y el final del registro, sin secretos. Puedes leerlo antes de guardarlo.</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>This desktop has no tray now, so the window is minimised or closed instead.</source>
        <translation>Este escritorio no tiene bandeja ahora, así que la ventana se minimiza o se cierra.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutDialog</name>
    <message>
        <source>raided you</source>
        <translation>te hizo un raid</translation>
    </message>
    <message>
        <source>you follow, live</source>
        <translation>lo sigues, en directo</translation>
    </message>
    <message>
        <source>in the chat</source>
        <translation>en el chat</translation>
    </message>
    <message>
        <source>recent</source>
        <translation>reciente</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en directo</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>Añadir shoutout</translation>
    </message>
    <message>
        <source>%1 (not live)</source>
        <translation>%1 (no está en directo)</translation>
    </message>
    <message>
        <source>Channel name</source>
        <translation>Nombre del canal</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>Enviar automáticamente</translation>
    </message>
    <message>
        <source>Sent as soon as it is allowed. Otherwise, you send it yourself.</source>
        <translation>Se envía en cuanto se permita. Si no, lo envías tú.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>No signed-in account can give a shoutout from this channel.</source>
        <translation>Ninguna cuenta con sesión iniciada puede hacer un shoutout desde este canal.</translation>
    </message>
    <message>
        <source>Can receive another shoutout in %1.</source>
        <translation>Puede recibir otro shoutout en %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutModel</name>
    <message>
        <source>Being sent</source>
        <translation>Enviándose</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Not live</source>
        <translation>No está en directo</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Sends now</source>
        <translation>Se envía ahora</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Again in %1</source>
        <translation>De nuevo en %1</translation>
    </message>
    <message>
        <source>This channel got a shoutout from here less than an hour ago.</source>
        <translation>Este canal recibió un shoutout desde aquí hace menos de una hora.</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>In %1. Shoutouts must be at least two minutes apart.</source>
        <translation>En %1. Entre shoutouts deben pasar al menos dos minutos.</translation>
    </message>
    <message>
        <source>Sends in %1</source>
        <translation>Se envía en %1</translation>
    </message>
    <message>
        <source>Ready in %1</source>
        <translation>Listo en %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>%1 · manual</source>
        <comment>from whom</comment>
        <translation>%1 · manual</translation>
    </message>
    <message>
        <source>sent automatically</source>
        <translation>se envía automáticamente</translation>
    </message>
    <message>
        <source>sent manually</source>
        <translation>se envía manualmente</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutQueue</name>
    <message>
        <source>A channel cannot give itself a shoutout.</source>
        <translation>Un canal no puede hacerse un shoutout a sí mismo.</translation>
    </message>
    <message>
        <source>%1 is already in the queue.</source>
        <translation>%1 ya está en la cola.</translation>
    </message>
    <message>
        <source>Sidestage was closed before the service replied. The shoutout may have been sent.</source>
        <translation>Sidestage se cerró antes de que respondiera el servicio. Puede que el shoutout se haya enviado.</translation>
    </message>
    <message>
        <source>Paused because Sidestage was closed or the computer was asleep. Send it when you are ready.</source>
        <translation>En pausa porque Sidestage estaba cerrado o el equipo estaba en suspensión. Envíalo cuando quieras.</translation>
    </message>
    <message>
        <source>This channel is no longer in the list.</source>
        <translation>Este canal ya no está en la lista.</translation>
    </message>
    <message>
        <source>No signed-in account can manage this channel.</source>
        <translation>Ninguna cuenta con sesión iniciada puede gestionar este canal.</translation>
    </message>
    <message>
        <source>%1 has not granted permission to give shoutouts.</source>
        <translation>%1 no ha concedido permiso para hacer shoutouts.</translation>
    </message>
    <message>
        <source>%1 is not live.</source>
        <translation>%1 no está en directo.</translation>
    </message>
    <message>
        <source>Another shoutout from this channel is being sent.</source>
        <translation>Se está enviando otro shoutout de este canal.</translation>
    </message>
    <message numerus="yes">
        <source>raided with %Ln viewers</source>
        <translation>
            <numerusform>hizo un raid con %Ln espectador</numerusform>
            <numerusform>hizo un raid con %Ln espectadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShoutoutTargets</name>
    <message>
        <source>Not signed in.</source>
        <translation>Sin sesión iniciada.</translation>
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
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add shoutout</source>
        <translation>Añadir shoutout</translation>
    </message>
    <message>
        <source>Shoutout queue</source>
        <translation>Cola de shoutouts</translation>
    </message>
    <message>
        <source>No shoutouts in the queue. Each channel can give one every 2 minutes, and one to the same channel every hour.</source>
        <translation>No hay shoutouts en la cola. Cada canal puede hacer uno cada 2 minutos, y uno al mismo canal cada hora.</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Send automatically</source>
        <translation>Enviar automáticamente</translation>
    </message>
    <message>
        <source>Send this shoutout automatically as soon as it is allowed</source>
        <translation>Enviar este shoutout automáticamente en cuanto se permita</translation>
    </message>
    <message>
        <source>Remove shoutout (Del)</source>
        <translation>Quitar shoutout (Supr)</translation>
    </message>
    <message>
        <source>%1 gave %2 a shoutout</source>
        <translation>%1 hizo un shoutout a %2</translation>
    </message>
    <message>
        <source>Shoutout for %1 not sent. %2</source>
        <comment>a channel; the reason</comment>
        <translation>El shoutout a %1 no se envió. %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shoutouts were paused while the computer was asleep. Send them when you are ready.</source>
        <translation>
            <numerusform>%Ln shoutout quedó en pausa mientras el equipo estaba en suspensión. Envíalo cuando quieras.</numerusform>
            <numerusform>%Ln shoutouts quedaron en pausa mientras el equipo estaba en suspensión. Envíalos cuando quieras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gave %2 a shoutout, seen by %Ln viewers</source>
        <translation>
            <numerusform>%1 hizo un shoutout a %2, visto por %Ln espectador</numerusform>
            <numerusform>%1 hizo un shoutout a %2, visto por %Ln espectadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibidos</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, the time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Select a shoutout in the list.</source>
        <translation>Selecciona un shoutout de la lista.</translation>
    </message>
    <message>
        <source>Send again</source>
        <translation>Enviar de nuevo</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Se está enviando.</translation>
    </message>
    <message>
        <source>%1 can receive another shoutout in %2.</source>
        <translation>%1 puede recibir otro shoutout en %2.</translation>
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
        <translation>Un canal puede hacer un shoutout cada dos minutos: quedan %1.</translation>
    </message>
    <message>
        <source>Removed the shoutout for %1</source>
        <translation>Shoutout a %1 quitado</translation>
    </message>
    <message>
        <source>Move up	Alt+Up</source>
        <translation>Subir	Alt+Arriba</translation>
    </message>
    <message>
        <source>Move down	Alt+Down</source>
        <translation>Bajar	Alt+Abajo</translation>
    </message>
    <message>
        <source>Remove	Del</source>
        <translation>Quitar	Supr</translation>
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
        <translation>En curso</translation>
    </message>
    <message>
        <source>More actions for this show</source>
        <translation>Más acciones para este programa</translation>
    </message>
    <message>
        <source>Planned today at %1</source>
        <translation>Previsto hoy a las %1</translation>
    </message>
    <message>
        <source>Planned %1 at %2</source>
        <comment>a day; a time of day</comment>
        <translation>Previsto %1 a las %2</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>aún sin usar</translation>
    </message>
    <message>
        <source>%1, %2 on average</source>
        <comment>how often; a duration</comment>
        <translation>%1, %2 de media</translation>
    </message>
    <message numerus="yes">
        <source>%Ln times</source>
        <translation>
            <numerusform>%Ln vez</numerusform>
            <numerusform>%Ln veces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowService</name>
    <message>
        <source>Another show has this name.</source>
        <translation>Otro programa tiene este nombre.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name; a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Stream without a show</source>
        <translation>Stream sin programa</translation>
    </message>
    <message>
        <source>Another show is running.</source>
        <translation>Hay otro programa en marcha.</translation>
    </message>
    <message>
        <source>The show is not running.</source>
        <translation>El programa no está en marcha.</translation>
    </message>
    <message>
        <source>The show ended before.</source>
        <translation>El programa terminó antes.</translation>
    </message>
</context>
<context>
    <name>Sidestage::ShowsPage</name>
    <message>
        <source>running for %1</source>
        <translation>en marcha desde hace %1</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Programas</translation>
    </message>
    <message>
        <source>End the show…</source>
        <translation>Terminar el programa…</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message numerus="yes">
        <source>%1, last used %2, %Ln times</source>
        <comment>a show; a day</comment>
        <translation>
            <numerusform>%1, último uso %2, %Ln vez</numerusform>
            <numerusform>%1, último uso %2, %Ln veces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not used yet</source>
        <translation>%1, aún sin usar</translation>
    </message>
    <message>
        <source>New show</source>
        <translation>Nuevo programa</translation>
    </message>
    <message>
        <source>Last used first</source>
        <translation>Último uso primero</translation>
    </message>
    <message>
        <source>Times used</source>
        <translation>Veces usado</translation>
    </message>
    <message>
        <source>Save the present state…</source>
        <translation>Guardar el estado actual…</translation>
    </message>
    <message>
        <source>“%1” was undone.</source>
        <translation>«%1» se ha deshecho.</translation>
    </message>
    <message>
        <source>“%1” ended. Its summary is kept.</source>
        <translation>«%1» ha terminado. Su resumen se conserva.</translation>
    </message>
    <message>
        <source>New show…</source>
        <translation>Nuevo programa…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Save the present state as a show…</source>
        <translation>Guardar el estado actual como programa…</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Begin show…</source>
        <translation>Empezar programa…</translation>
    </message>
    <message>
        <source>Begin show</source>
        <translation>Empezar programa</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Compare the chosen past shows</source>
        <translation>Comparar los programas anteriores elegidos</translation>
    </message>
    <message>
        <source>No shows yet. Save the present state as one.</source>
        <translation>Aún no hay programas. Guarda el estado actual como uno.</translation>
    </message>
    <message>
        <source>“%1” is running. End it first.</source>
        <translation>«%1» está en marcha. Termínalo primero.</translation>
    </message>
    <message>
        <source>Comparing with the service…</source>
        <translation>Comparando con el servicio…</translation>
    </message>
    <message>
        <source>Steps…</source>
        <translation>Pasos…</translation>
    </message>
    <message>
        <source>Change over…</source>
        <translation>Cambiar a otro…</translation>
    </message>
    <message>
        <source>End show…</source>
        <translation>Terminar programa…</translation>
    </message>
    <message>
        <source>Add a show first.</source>
        <translation>Añade primero un programa.</translation>
    </message>
    <message>
        <source>The end of “%1” stopped after %2 of %3 steps.</source>
        <translation>El final de «%1» se detuvo tras %2 de %3 pasos.</translation>
    </message>
    <message>
        <source>Undoing “%1” stopped after %2 of %3 steps.</source>
        <translation>La acción de deshacer «%1» se detuvo tras %2 de %3 pasos.</translation>
    </message>
    <message numerus="yes">
        <source>Finish the other %Ln</source>
        <translation>
            <numerusform>Terminar el otro (%Ln)</numerusform>
            <numerusform>Terminar los otros %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Omitirlos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>For example “Horror night”.</source>
        <translation>Por ejemplo «Noche de terror».</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Introduce un nombre.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part; why it could not be read</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing could be read: %1</source>
        <translation>No se ha podido leer nada: %1</translation>
    </message>
    <message>
        <source>Saved under this name: %1.</source>
        <translation>Guardado con este nombre: %1.</translation>
    </message>
    <message>
        <source>Save the present state</source>
        <translation>Guardar el estado actual</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Rename show</source>
        <translation>Renombrar programa</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>«%1» eliminado.</translation>
    </message>
    <message>
        <source>Delete show</source>
        <translation>Eliminar programa</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>¿Eliminar «%1»?</translation>
    </message>
    <message>
        <source>Its parts stay on their pages. Nothing changes on the service.</source>
        <translation>Sus partes se quedan en sus páginas. Nada cambia en el servicio.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Reembolsar</translation>
    </message>
    <message>
        <source>Refund %1?</source>
        <translation>¿Reembolsar %1?</translation>
    </message>
    <message>
        <source>A refund cannot be undone.</source>
        <translation>Un reembolso no se puede deshacer.</translation>
    </message>
    <message>
        <source>Refund and end</source>
        <translation>Reembolsar y terminar</translation>
    </message>
    <message>
        <source>The start of “%1” stopped after %2 of %3 steps.</source>
        <translation>El inicio de «%1» se detuvo tras %2 de %3 pasos.</translation>
    </message>
    <message>
        <source>Not part of it: %1.</source>
        <translation>No incluido: %1.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Sidebar</name>
    <message>
        <source>Live</source>
        <translation>En directo</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Configurar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
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
        <translation>El inicio de sesión en el navegador no se completó a tiempo. No se ha cambiado nada. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>Requires the client secret, which could not be read from the keychain.</source>
        <translation>Requiere el secreto de cliente, que no se pudo leer del llavero.</translation>
    </message>
    <message>
        <source>Requires a client secret, but this service was set up without one.</source>
        <translation>Requiere un secreto de cliente, pero este servicio se configuró sin él.</translation>
    </message>
    <message>
        <source>Requires a registered redirect URI on this computer, such as http://localhost:17563/signed-in.</source>
        <translation>Requiere una URI de redirección registrada en este equipo, por ejemplo http://localhost:17563/signed-in.</translation>
    </message>
    <message>
        <source>Port %1 of this computer, which the browser needs to return, is used by another program. Quit that program, or choose another way to sign in.</source>
        <translation>Otro programa usa el puerto %1 de este equipo, que el navegador necesita para volver. Cierra ese programa o elige otra forma de iniciar sesión.</translation>
    </message>
    <message>
        <source>Sidestage cannot wait for the browser on this computer: “%1”.</source>
        <translation>Sidestage no puede esperar al navegador en este equipo: «%1».</translation>
    </message>
    <message>
        <source>The code was not entered in time and has expired. Nothing was changed.</source>
        <translation>El código no se introdujo a tiempo y ha caducado. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The code was used, but the response from the service was lost. Get a new code and enter it.</source>
        <translation>El código se usó, pero la respuesta del servicio se perdió. Obtén un código nuevo e introdúcelo.</translation>
    </message>
    <message>
        <source>This code is no longer valid: it was denied or withdrawn. Nothing was changed.</source>
        <translation>Este código ya no es válido: se rechazó o se retiró. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The response does not belong to this sign-in, so it was not used. Nothing was changed. Start again.</source>
        <translation>La respuesta no pertenece a este inicio de sesión, así que no se usó. No se ha cambiado nada. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>The service sent no code, so the sign-in could not be completed. Start again.</source>
        <translation>El servicio no envió ningún código, así que no se pudo completar el inicio de sesión. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>The service sent no token, so the sign-in could not be completed. Start again.</source>
        <translation>El servicio no envió ningún token, así que no se pudo completar el inicio de sesión. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>You denied access. Nothing was changed.</source>
        <translation>Has rechazado el acceso. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The service does not accept the redirect URI %1. Register exactly this address for this app with the service, then start again.</source>
        <translation>El servicio no acepta la URI de redirección %1. Registra exactamente esta dirección para esta aplicación en el servicio y empieza de nuevo.</translation>
    </message>
    <message>
        <source>The service refused the sign-in: “%1”. Nothing was changed.</source>
        <translation>El servicio rechazó el inicio de sesión: «%1». No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The service issued a token for another app, so it was not used. Check the client ID of this service.</source>
        <translation>El servicio emitió un token para otra aplicación, así que no se usó. Comprueba el ID de cliente de este servicio.</translation>
    </message>
    <message>
        <source>The user of the token could not be verified, so it was not used. Start again.</source>
        <translation>No se ha podido verificar el usuario del token, así que no se usó. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>The service did not accept the sign-in: “%1”. Nothing was changed. Start again.</source>
        <translation>El servicio no aceptó el inicio de sesión: «%1». No se ha cambiado nada. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1). Nothing was changed. Start again later.</source>
        <translation>El servicio informó de un problema (%1). No se ha cambiado nada. Empieza de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The service reported a problem (%1): “%2”. Nothing was changed. Start again later.</source>
        <translation>El servicio informó de un problema (%1): «%2». No se ha cambiado nada. Empieza de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The response from the service is invalid. Nothing was changed. Start again.</source>
        <translation>La respuesta del servicio no es válida. No se ha cambiado nada. Empieza de nuevo.</translation>
    </message>
    <message>
        <source>The service is not responding. Nothing was changed. Start again later.</source>
        <translation>El servicio no responde. No se ha cambiado nada. Empieza de nuevo más tarde.</translation>
    </message>
    <message>
        <source>The service did not accept the app: “%1”. Nothing was changed. Check the client ID and the client secret in the service profile.</source>
        <translation>El servicio no aceptó la aplicación: «%1». No se ha cambiado nada. Comprueba el ID de cliente y el secreto de cliente en el perfil del servicio.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInChoices</name>
    <message>
        <source>Service</source>
        <translation>Servicio</translation>
    </message>
    <message>
        <source>Where to sign in</source>
        <translation>Dónde iniciar sesión</translation>
    </message>
    <message>
        <source>In this window</source>
        <translation>En esta ventana</translation>
    </message>
    <message>
        <source>Shows the service’s own page here.</source>
        <translation>Muestra aquí la página del servicio.</translation>
    </message>
    <message>
        <source>In your browser</source>
        <translation>En tu navegador</translation>
    </message>
    <message>
        <source>Your browser opens, then returns here.</source>
        <translation>Se abre tu navegador y después vuelve aquí.</translation>
    </message>
    <message>
        <source>On another device</source>
        <translation>En otro dispositivo</translation>
    </message>
    <message>
        <source>Enter a short code on your phone.</source>
        <translation>Introduce un código corto en tu teléfono.</translation>
    </message>
    <message>
        <source>Permissions</source>
        <translation>Permisos</translation>
    </message>
    <message>
        <source>Shows the service’s own page here. Screen readers cannot read it; they can in your browser.</source>
        <translation>Muestra aquí la página del servicio. Los lectores de pantalla no pueden leerla aquí, pero sí en tu navegador.</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Sign in again as %1</source>
        <translation>Iniciar sesión de nuevo como %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Código nuevo</translation>
    </message>
    <message>
        <source>Requesting a code…</source>
        <translation>Solicitando un código…</translation>
    </message>
    <message>
        <source>Could not show the page</source>
        <translation>No se ha podido mostrar la página</translation>
    </message>
    <message>
        <source>Opening the service’s page…</source>
        <translation>Abriendo la página del servicio…</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Iniciando sesión…</translation>
    </message>
    <message>
        <source>Page blocked</source>
        <translation>Página bloqueada</translation>
    </message>
    <message>
        <source>The service’s page led to %1, which does not belong to the service. Nothing was changed.</source>
        <translation>La página del servicio llevó a %1, que no pertenece al servicio. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Blocked: %1. Only the service’s own pages open here.</source>
        <translation>Bloqueado: %1. Aquí solo se abren las páginas del propio servicio.</translation>
    </message>
    <message>
        <source>Reason: “%1”.</source>
        <translation>Motivo: «%1».</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Could not load the service’s page. Nothing was changed.</source>
        <translation>No se ha podido cargar la página del servicio. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Could not verify that the service is %1, so nothing was sent there.</source>
        <translation>No se ha podido verificar que el servicio es %1, así que no se envió nada allí.</translation>
    </message>
    <message>
        <source>The page stopped working</source>
        <translation>La página ha dejado de funcionar</translation>
    </message>
    <message>
        <source>The process that shows it ended unexpectedly. Nothing was changed.</source>
        <translation>El proceso que la muestra terminó de forma inesperada. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Access denied</source>
        <translation>Acceso rechazado</translation>
    </message>
    <message>
        <source>The code has expired</source>
        <translation>El código ha caducado</translation>
    </message>
    <message>
        <source>Sign-in timed out</source>
        <translation>El inicio de sesión ha superado el tiempo de espera</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>No disponible ahora</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Sin sesión iniciada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Signed in as %1</source>
        <translation>Sesión iniciada como %1</translation>
    </message>
    <message>
        <source>Waiting for the keychain to store the token. You may need to enter its password. Until then, the token is kept in memory.</source>
        <translation>Esperando a que el llavero guarde el token. Puede que tengas que introducir su contraseña. Hasta entonces, el token se conserva en la memoria.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>El token se conserva solo en la memoria. Tendrás que iniciar sesión de nuevo tras un reinicio.</translation>
    </message>
    <message>
        <source>Could not store the token in the keychain: “%1”</source>
        <translation>No se ha podido guardar el token en el llavero: «%1»</translation>
    </message>
    <message>
        <source>No keychain is available. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>No hay ningún llavero disponible. El token se conserva solo en la memoria. Tendrás que iniciar sesión de nuevo tras un reinicio.</translation>
    </message>
    <message>
        <source>The keychain is locked. The token is kept in memory only. You need to sign in again after a restart.</source>
        <translation>El llavero está bloqueado. El token se conserva solo en la memoria. Tendrás que iniciar sesión de nuevo tras un reinicio.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. You may need to enter its password. The token is stored there once it is unlocked.</source>
        <translation>Esperando al llavero. Puede que tengas que introducir su contraseña. El token se guardará allí cuando se desbloquee.</translation>
    </message>
    <message>
        <source>The token is stored in your system’s keychain. Sidestage never sees your password.</source>
        <translation>El token se guarda en el llavero de tu sistema. Sidestage nunca ve tu contraseña.</translation>
    </message>
    <message>
        <source>No permissions requested. Sidestage only sees who you are.</source>
        <translation>No se pide ningún permiso. Sidestage solo ve quién eres.</translation>
    </message>
    <message numerus="yes">
        <source>%n permission groups requested. You can grant more later.</source>
        <translation>
            <numerusform>Se pide %n grupo de permisos. Puedes conceder más después.</numerusform>
            <numerusform>Se piden %n grupos de permisos. Puedes conceder más después.</numerusform>
        </translation>
    </message>
    <message>
        <source>The service reports a problem</source>
        <translation>El servicio informa de un problema</translation>
    </message>
    <message>
        <source>Its page could not be shown (%1). Nothing was changed. The service may be overloaded or under maintenance.</source>
        <translation>No se ha podido mostrar su página (%1). No se ha cambiado nada. Puede que el servicio esté sobrecargado o en mantenimiento.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignInPane</name>
    <message>
        <source>Not encrypted (this computer)</source>
        <translation>Sin cifrar (este equipo)</translation>
    </message>
    <message>
        <source>Not encrypted</source>
        <translation>Sin cifrar</translation>
    </message>
    <message>
        <source>Address %1, encrypted</source>
        <translation>Dirección %1, cifrada</translation>
    </message>
    <message>
        <source>Address %1, not encrypted</source>
        <translation>Dirección %1, sin cifrar</translation>
    </message>
</context>
<context>
    <name>Sidestage::SignOutDialog</name>
    <message>
        <source>Sign out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>Sign out %1?</source>
        <translation>¿Cerrar la sesión de %1?</translation>
    </message>
    <message numerus="yes">
        <source>Sign out %n accounts?</source>
        <translation>
            <numerusform>¿Cerrar la sesión de %n cuenta?</numerusform>
            <numerusform>¿Cerrar la sesión de %n cuentas?</numerusform>
        </translation>
    </message>
    <message>
        <source>Sidestage’s access is revoked and the token is deleted. Drafts, presets and history stay on this computer for the next sign-in.</source>
        <translation>Se revoca el acceso de Sidestage y se elimina el token. Los borradores, los preajustes y el historial se quedan en este equipo para el próximo inicio de sesión.</translation>
    </message>
    <message>
        <source>Keep and sign out</source>
        <translation>Conservar y cerrar sesión</translation>
    </message>
    <message>
        <source>Send and sign out</source>
        <translation>Enviar y cerrar sesión</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions of this account have not been sent yet. If you keep them, they stay on this computer until the next sign-in.</source>
        <translation>
            <numerusform>%Ln decisión de esta cuenta aún no se ha enviado. Si la conservas, se queda en este equipo hasta el próximo inicio de sesión.</numerusform>
            <numerusform>%Ln decisiones de esta cuenta aún no se han enviado. Si las conservas, se quedan en este equipo hasta el próximo inicio de sesión.</numerusform>
        </translation>
    </message>
    <message>
        <source>No decisions of this account left to send.</source>
        <translation>No quedan decisiones de esta cuenta por enviar.</translation>
    </message>
    <message>
        <source>Could not save the decisions: %1 Signing out now discards them.</source>
        <translation>No se han podido guardar las decisiones: %1 Si cierras la sesión ahora, se descartan.</translation>
    </message>
    <message>
        <source>Sending takes longer than expected. Decisions are sent as soon as possible, but you stay signed in until you choose again.</source>
        <translation>El envío tarda más de lo esperado. Las decisiones se envían lo antes posible, pero la sesión sigue iniciada hasta que elijas de nuevo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
</context>
<context>
    <name>Sidestage::Slider</name>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
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
        <translation>Espacios en el servicio</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Slots on the service: unknown</source>
        <translation>Espacios en el servicio: desconocido</translation>
    </message>
    <message>
        <source>%L1 of %L2 used</source>
        <translation>%L1 de %L2 usados</translation>
    </message>
    <message>
        <source>%L1 free</source>
        <translation>%L1 libres</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Lleno</translation>
    </message>
    <message>
        <source>%L1 on</source>
        <translation>%L1 activadas</translation>
    </message>
    <message>
        <source>%L1 off or paused</source>
        <translation>%L1 desactivadas o en pausa</translation>
    </message>
    <message>
        <source>%L1 made by another app, read-only</source>
        <translation>%L1 creadas por otra aplicación, solo lectura</translation>
    </message>
    <message>
        <source>%L1 of %L2 slots used: %L3 on, %L4 off or paused, %L5 made by another app, %L6 free</source>
        <translation>%L1 de %L2 espacios usados: %L3 activadas, %L4 desactivadas o en pausa, %L5 creadas por otra aplicación, %L6 libres</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnapshotsCard</name>
    <message>
        <source>Snapshots</source>
        <translation>Instantáneas</translation>
    </message>
    <message>
        <source>Lock down…</source>
        <translation>Bloquear…</translation>
    </message>
    <message>
        <source>Sets strict modes in all channels at once and later restores exactly what they were.</source>
        <translation>Establece modos estrictos en todos los canales a la vez y después restaura exactamente lo que había.</translation>
    </message>
    <message>
        <source>Snapshot saved %1</source>
        <translation>Instantánea guardada %1</translation>
    </message>
    <message>
        <source>%1 is not in the snapshot. %2</source>
        <translation>%1 no está en la instantánea. %2</translation>
    </message>
    <message>
        <source>Snapshot %1</source>
        <comment>a time</comment>
        <translation>Instantánea %1</translation>
    </message>
    <message>
        <source>Snapshots of the modes before each change appear here, ready to restore.</source>
        <translation>Aquí aparecen instantáneas de los modos antes de cada cambio, listas para restaurar.</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
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
            <numerusform>%Ln canales</numerusform>
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
        <translation>Más acciones para %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Name and keep…</source>
        <translation>Nombrar y conservar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>%1 was not restored. %2</source>
        <comment>a channel; the reason</comment>
        <translation>%1 no se restauró. %2</translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %Ln channels</source>
        <translation>
            <numerusform>«%1» restaurada en %Ln canal</numerusform>
            <numerusform>«%1» restaurada en %Ln canales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored “%1” in %2 of %Ln channels</source>
        <translation>
            <numerusform>«%1» restaurada en %2 de %Ln canal</numerusform>
            <numerusform>«%1» restaurada en %2 de %Ln canales</numerusform>
        </translation>
    </message>
    <message>
        <source>Snapshot name</source>
        <translation>Nombre de la instantánea</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Named snapshots are kept until you delete them.</source>
        <translation>Las instantáneas con nombre se conservan hasta que las elimines.</translation>
    </message>
    <message>
        <source>Enter a name to keep the snapshot.</source>
        <translation>Introduce un nombre para conservar la instantánea.</translation>
    </message>
    <message>
        <source>Deleted “%1”</source>
        <translation>«%1» eliminada</translation>
    </message>
    <message>
        <source>Reverts automatically</source>
        <translation>Se revierte automáticamente</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change when %1 ends</source>
        <translation>Cambiar cuándo termina %1</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Terminar ahora</translation>
    </message>
    <message>
        <source>For another %1 from now</source>
        <translation>%1 más a partir de ahora</translation>
    </message>
    <message>
        <source>Keep: do not revert</source>
        <translation>Conservar: no revertir</translation>
    </message>
    <message>
        <source>the previous value</source>
        <translation>el valor anterior</translation>
    </message>
    <message>
        <source>Reverting to %1</source>
        <translation>Revirtiendo a %1</translation>
    </message>
    <message>
        <source>Being set</source>
        <translation>Estableciéndose</translation>
    </message>
    <message>
        <source>Until you end it, then %1</source>
        <translation>Hasta que lo termines, después %1</translation>
    </message>
    <message>
        <source>Ends after the lockdown, then %1</source>
        <translation>Termina tras el bloqueo del chat, después %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a former value; a countdown</comment>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozePieces</name>
    <message>
        <source>%1 of %2 snoozes left</source>
        <translation>Quedan %1 de %2 aplazamientos</translation>
    </message>
</context>
<context>
    <name>Sidestage::SnoozesCard</name>
    <message>
        <source>Snoozes</source>
        <translation>Aplazamientos</translation>
    </message>
    <message>
        <source>Delays the next ad by 5 minutes. You can undo for 3 s, then it is sent; less than 15 s before the ad it is sent at once.</source>
        <translation>Retrasa el próximo anuncio 5 minutos. Puedes deshacerlo durante 3 s y después se envía; a menos de 15 s del anuncio se envía al instante.</translation>
    </message>
    <message numerus="yes">
        <source>left</source>
        <comment>so many snoozes</comment>
        <translation>
            <numerusform>restante</numerusform>
            <numerusform>restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>One more any moment</source>
        <translation>Uno más en cualquier momento</translation>
    </message>
    <message>
        <source>All available</source>
        <translation>Todos disponibles</translation>
    </message>
    <message>
        <source>One more in %1, at %2</source>
        <translation>Uno más en %1, a las %2</translation>
    </message>
</context>
<context>
    <name>Sidestage::SoundsDialog</name>
    <message>
        <source>Sounds and notifications</source>
        <translation>Sonidos y notificaciones</translation>
    </message>
    <message>
        <source>When a reward is redeemed</source>
        <translation>Cuando se canjea una recompensa</translation>
    </message>
    <message>
        <source>All other rewards</source>
        <translation>Todas las demás recompensas</translation>
    </message>
    <message>
        <source>Notifications appear on the desktop. Several at once are combined into one.</source>
        <translation>Las notificaciones aparecen en el escritorio. Varias a la vez se combinan en una.</translation>
    </message>
    <message>
        <source>Show test notification</source>
        <translation>Mostrar notificación de prueba</translation>
    </message>
    <message>
        <source>New redemption</source>
        <translation>Nuevo canje</translation>
    </message>
    <message>
        <source>This is a test notification.</source>
        <translation>Esta es una notificación de prueba.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Play sound for %1</source>
        <translation>Reproducir sonido de %1</translation>
    </message>
    <message>
        <source>Sound for %1</source>
        <translation>Sonido de %1</translation>
    </message>
    <message>
        <source>Volume for %1</source>
        <translation>Volumen de %1</translation>
    </message>
    <message>
        <source>Notification for %1</source>
        <translation>Notificación de %1</translation>
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
        <translation>Nuevo canje: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new redemptions</source>
        <translation>
            <numerusform>%n canje nuevo</numerusform>
            <numerusform>%n canjes nuevos</numerusform>
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
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>As of %1 · %2</source>
        <translation>Datos de %1 · %2</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Sin cargar</translation>
    </message>
</context>
<context>
    <name>Sidestage::StartFeed</name>
    <message>
        <source>It was not started. Try it again.</source>
        <translation>No se inició. Inténtalo de nuevo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StatusStrip</name>
    <message>
        <source>Waiting for the keychain</source>
        <translation>Esperando al llavero</translation>
    </message>
    <message>
        <source>You may need to enter the keychain password.</source>
        <translation>Puede que tengas que introducir la contraseña del llavero.</translation>
    </message>
    <message>
        <source>Keychain locked: sign-in lasts until you quit</source>
        <translation>Llavero bloqueado: la sesión dura hasta que salgas</translation>
    </message>
    <message>
        <source>No keychain: sign-in lasts until you quit</source>
        <translation>Sin llavero: la sesión dura hasta que salgas</translation>
    </message>
    <message>
        <source>Keychain unlocked</source>
        <translation>Llavero desbloqueado</translation>
    </message>
    <message>
        <source>They are sent when their time is over. Until then you can undo them.</source>
        <translation>Se envían cuando se acaba su tiempo. Hasta entonces puedes deshacerlas.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n decision(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1: %n decisión</numerusform>
            <numerusform>%1: %n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, saved on disk</source>
        <translation>
            <numerusform>%n decisión pendiente, guardada en el disco</numerusform>
            <numerusform>%n decisiones pendientes, guardadas en el disco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions of %1, saved on disk</source>
        <translation>
            <numerusform>%n decisión pendiente de %1, guardada en el disco</numerusform>
            <numerusform>%n decisiones pendientes de %1, guardadas en el disco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pending decisions of %n accounts, saved on disk</source>
        <translation>
            <numerusform>%1 decisiones pendientes de %n cuenta, guardadas en el disco</numerusform>
            <numerusform>%1 decisiones pendientes de %n cuentas, guardadas en el disco</numerusform>
        </translation>
    </message>
    <message>
        <source>API budget %1 of %2</source>
        <translation>Cuota de API: %1 de %2</translation>
    </message>
    <message>
        <source>API calls left for this account. Resets at %1.</source>
        <translation>Solicitudes de API que le quedan a esta cuenta. Se restablece a las %1.</translation>
    </message>
    <message>
        <source>API calls left for this account.</source>
        <translation>Solicitudes de API que le quedan a esta cuenta.</translation>
    </message>
    <message>
        <source>%1 for shortcuts</source>
        <comment>a key</comment>
        <translation>%1: atajos</translation>
    </message>
    <message numerus="yes">
        <source>%n pending decisions, lost when you quit</source>
        <translation>
            <numerusform>%n decisión pendiente, se pierde al salir</numerusform>
            <numerusform>%n decisiones pendientes, se pierden al salir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::StepHead</name>
    <message>
        <source>Step %1: %2. %3</source>
        <comment>number, title, how far it is</comment>
        <translation>Paso %1: %2. %3</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamKeyCard</name>
    <message>
        <source>Stream key</source>
        <translation>Clave de transmisión</translation>
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
        <translation>Sin permiso para ver la clave de transmisión.</translation>
    </message>
    <message>
        <source>Copy the stream key</source>
        <translation>Copiar la clave de transmisión</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>Showing the stream key requires the permission channel:read:stream_key, which was not granted when you signed in.</source>
        <translation>Para mostrar la clave de transmisión se necesita el permiso channel:read:stream_key, que no se concedió al iniciar sesión.</translation>
    </message>
    <message numerus="yes">
        <source>Copied. It is removed from the clipboard after %n seconds.</source>
        <translation>
            <numerusform>Copiada. Se quita del portapapeles tras %n segundo.</numerusform>
            <numerusform>Copiada. Se quita del portapapeles tras %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stream key could not be read. %1</source>
        <translation>No se ha podido leer la clave de transmisión. %1</translation>
    </message>
    <message>
        <source>Stream key, hidden</source>
        <translation>Clave de transmisión, oculta</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Hide the stream key</source>
        <translation>Ocultar la clave de transmisión</translation>
    </message>
    <message>
        <source>Show the stream key</source>
        <translation>Mostrar la clave de transmisión</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>Hidden again in %1 s.</source>
        <translation>Se oculta de nuevo en %1 s.</translation>
    </message>
    <message>
        <source>Copied. Removed from the clipboard in %1 s.</source>
        <translation>Copiada. Se quita del portapapeles en %1 s.</translation>
    </message>
    <message>
        <source>Whoever has this key can stream to your channel.</source>
        <translation>Quien tenga esta clave puede transmitir en tu canal.</translation>
    </message>
</context>
<context>
    <name>Sidestage::StreamView</name>
    <message>
        <source>This stream</source>
        <translation>Este stream</translation>
    </message>
    <message>
        <source>Search notes</source>
        <translation>Buscar notas</translation>
    </message>
    <message>
        <source>Note of the next moment</source>
        <translation>Nota del próximo momento</translation>
    </message>
    <message>
        <source>Moments of the stream, the latest first</source>
        <translation>Momentos del stream, los más recientes primero</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Note of the next moment, then Enter</source>
        <translation>Nota del próximo momento y después Intro</translation>
    </message>
    <message>
        <source>The service keeps no edits: a changed note stays on this computer and goes into the export.</source>
        <translation>El servicio no guarda ediciones: una nota cambiada se queda en este equipo y se incluye en la exportación.</translation>
    </message>
    <message>
        <source>Chapters to export</source>
        <translation>Capítulos para exportar</translation>
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
        <translation>Exportar capítulos y marcadores…</translation>
    </message>
    <message>
        <source>Copy chapters</source>
        <translation>Copiar capítulos</translation>
    </message>
    <message>
        <source>Copy link to the moment</source>
        <translation>Copiar enlace al momento</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>Marked %1</source>
        <comment>a position</comment>
        <translation>Marcado en %1</translation>
    </message>
    <message>
        <source>The service has no link to this moment yet.</source>
        <translation>El servicio aún no tiene ningún enlace a este momento.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Enlace copiado.</translation>
    </message>
    <message>
        <source>Export chapters and markers</source>
        <translation>Exportar capítulos y marcadores</translation>
    </message>
    <message>
        <source>Moments of %1</source>
        <comment>a date</comment>
        <translation>Momentos del %1</translation>
    </message>
    <message>
        <source>Chapters (*.txt)</source>
        <translation>Capítulos (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln línea guardada en %1.</numerusform>
            <numerusform>%Ln líneas guardadas en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last stream</source>
        <translation>Último stream</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this stream</source>
        <translation>
            <numerusform>%Ln en este stream</numerusform>
            <numerusform>%Ln en este stream</numerusform>
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
            <numerusform>%Ln clip</numerusform>
            <numerusform>%Ln clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ad breaks</source>
        <translation>
            <numerusform>%Ln pausa publicitaria</numerusform>
            <numerusform>%Ln pausas publicitarias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters, the first at 0:00:00</source>
        <translation>
            <numerusform>%Ln capítulo, en 0:00:00</numerusform>
            <numerusform>%Ln capítulos, el primero en 0:00:00</numerusform>
        </translation>
    </message>
    <message>
        <source>No matching note.</source>
        <translation>Ninguna nota coincide.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see and set markers.</source>
        <translation>Sidestage necesita permiso para ver y poner marcadores.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>This stream is not recorded. Marks need a running recording.</source>
        <translation>Este stream no se graba. Para marcar debe haber una grabación en curso.</translation>
    </message>
    <message>
        <source>No stream was recorded yet. Marks need a running recording.</source>
        <translation>Aún no se ha grabado ningún stream. Para marcar debe haber una grabación en curso.</translation>
    </message>
    <message>
        <source>No moments in this stream. M marks one.</source>
        <translation>No hay momentos en este stream. M marca uno.</translation>
    </message>
    <message>
        <source>Video of %1 · %2</source>
        <comment>a date; a length</comment>
        <translation>Vídeo del %1 · %2</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>%1, recorded since %2</source>
        <comment>a length; a time</comment>
        <translation>%1, grabado desde %2</translation>
    </message>
    <message>
        <source>%1, not recorded</source>
        <comment>a length</comment>
        <translation>%1, sin grabar</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscriberModel</name>
    <message>
        <source>Tier 1</source>
        <translation>Nivel 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>Nivel 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>Nivel 3</translation>
    </message>
    <message>
        <source>Unknown tier</source>
        <translation>Nivel desconocido</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Regalo</translation>
    </message>
    <message>
        <source>Gift, anonymous</source>
        <translation>Regalo anónimo</translation>
    </message>
    <message>
        <source>Gift by %1</source>
        <translation>Regalo de %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::SubscribersView</name>
    <message>
        <source>Filter subscribers</source>
        <translation>Filtrar suscriptores</translation>
    </message>
    <message>
        <source>Search subscribers</source>
        <translation>Buscar suscriptores</translation>
    </message>
    <message>
        <source>Subscribers</source>
        <translation>Suscriptores</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Tier 1</source>
        <translation>Nivel 1</translation>
    </message>
    <message>
        <source>Tier 2</source>
        <translation>Nivel 2</translation>
    </message>
    <message>
        <source>Tier 3</source>
        <translation>Nivel 3</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Regalos</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a user, a tier</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, a gift by somebody anonymous</source>
        <translation>%1, regalo de alguien anónimo</translation>
    </message>
    <message>
        <source>%1, a gift by %2</source>
        <translation>%1, regalo de %2</translation>
    </message>
    <message>
        <source>Export subscribers…</source>
        <translation>Exportar suscriptores…</translation>
    </message>
    <message>
        <source>Copy the subscriber’s name</source>
        <translation>Copiar el nombre del suscriptor</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiado</translation>
    </message>
    <message>
        <source>Export subscribers</source>
        <translation>Exportar suscriptores</translation>
    </message>
    <message>
        <source>subscribers</source>
        <translation>suscriptores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriber(s)</source>
        <translation>
            <numerusform>%Ln suscriptor</numerusform>
            <numerusform>%Ln suscriptores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 subscriber points</source>
        <translation>%1 puntos de suscripción</translation>
    </message>
    <message>
        <source>%1 shown</source>
        <translation>%1 mostrados</translation>
    </message>
    <message>
        <source>%1 of %2, loading</source>
        <translation>%1 de %2, cargando</translation>
    </message>
    <message>
        <source>%1 of %2. Not fully loaded. %3</source>
        <translation>%1 de %2. No se ha cargado por completo. %3</translation>
    </message>
    <message>
        <source>Could not refresh. %1</source>
        <translation>No se ha podido actualizar. %1</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>Se está escribiendo un archivo.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Aún no hay nada que exportar.</translation>
    </message>
    <message>
        <source>Only affiliates and partners can have subscribers.</source>
        <translation>Solo los afiliados y socios pueden tener suscriptores.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see your subscribers.</source>
        <translation>Sidestage necesita permiso para ver tus suscriptores.</translation>
    </message>
    <message>
        <source>No matching subscriber.</source>
        <translation>Ningún suscriptor coincide.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>No subscribers yet. They appear here when they subscribe.</source>
        <translation>Aún no hay suscriptores. Aparecerán aquí cuando se suscriban.</translation>
    </message>
    <message>
        <source>Could not load the subscribers. %1</source>
        <translation>No se han podido cargar los suscriptores. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamDialog</name>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Search members</source>
        <translation>Buscar miembros</translation>
    </message>
    <message>
        <source>Members of %1</source>
        <translation>Miembros de %1</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln member(s)</source>
        <translation>
            <numerusform>%Ln miembro</numerusform>
            <numerusform>%Ln miembros</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not load the members. %1</source>
        <translation>No se han podido cargar los miembros. %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>No matching name.</source>
        <translation>Ningún nombre coincide.</translation>
    </message>
    <message>
        <source>This team has no members.</source>
        <translation>Este equipo no tiene miembros.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TeamsCard</name>
    <message>
        <source>Teams</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Sign in again to see your teams.</source>
        <translation>Inicia sesión de nuevo para ver tus equipos.</translation>
    </message>
    <message>
        <source>Members…</source>
        <translation>Miembros…</translation>
    </message>
    <message>
        <source>Members of %1…</source>
        <translation>Miembros de %1…</translation>
    </message>
    <message>
        <source>Your channel is not in a team.</source>
        <translation>Tu canal no está en ningún equipo.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesCard</name>
    <message numerus="yes">
        <source>Poll · %Ln choices</source>
        <translation>
            <numerusform>Encuesta · %Ln opción</numerusform>
            <numerusform>Encuesta · %Ln opciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prediction · %Ln outcomes</source>
        <translation>
            <numerusform>Predicción · %Ln resultado</numerusform>
            <numerusform>Predicción · %Ln resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>kind and number of choices; a duration</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
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
        <translation>Plantillas de encuestas y predicciones</translation>
    </message>
    <message>
        <source>Start template</source>
        <translation>Iniciar plantilla</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Save polls and predictions that you run often.</source>
        <translation>Guarda las encuestas y predicciones que haces a menudo.</translation>
    </message>
    <message>
        <source>Add template…</source>
        <translation>Añadir plantilla…</translation>
    </message>
    <message>
        <source>Choose a template.</source>
        <translation>Elige una plantilla.</translation>
    </message>
    <message>
        <source>Start poll</source>
        <translation>Iniciar encuesta</translation>
    </message>
    <message>
        <source>Start prediction</source>
        <translation>Iniciar predicción</translation>
    </message>
</context>
<context>
    <name>Sidestage::TemplatesDialog</name>
    <message>
        <source>Announcement templates</source>
        <translation>Plantillas de avisos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Enter a name for the template.</source>
        <translation>Introduce un nombre para la plantilla.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Enter a text for the template.</source>
        <translation>Introduce un texto para la plantilla.</translation>
    </message>
    <message>
        <source>Placeholders</source>
        <translation>Marcadores de posición</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Insertar %1</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 de %2 caracteres</translation>
    </message>
    <message>
        <source>A preview of the announcement appears here.</source>
        <translation>Aquí aparece una vista previa del aviso.</translation>
    </message>
</context>
<context>
    <name>Sidestage::TermsView</name>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>%1, added by AutoMod</source>
        <comment>a time</comment>
        <translation>%1, añadido por AutoMod</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>At least 2 characters.</source>
        <translation>Al menos 2 caracteres.</translation>
    </message>
    <message>
        <source>At most 500 characters.</source>
        <translation>Como máximo 500 caracteres.</translation>
    </message>
    <message>
        <source>“*” may only be at the beginning or the end of a word.</source>
        <translation>«*» solo puede estar al principio o al final de una palabra.</translation>
    </message>
    <message>
        <source>Blocked terms</source>
        <translation>Términos bloqueados</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>Buscar términos</translation>
    </message>
    <message>
        <source>Block a term</source>
        <translation>Bloquear un término</translation>
    </message>
    <message>
        <source>A word or several, “*” for any letters: spoil*</source>
        <translation>Una palabra o varias, «*» para cualquier letra: spoil*</translation>
    </message>
    <message>
        <source>Messages with it are held until a moderator decides.</source>
        <translation>Los mensajes que lo contengan se retienen hasta que decida un moderador.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Copy terms to…</source>
        <translation>Copiar términos a…</translation>
    </message>
    <message>
        <source>Import terms…</source>
        <translation>Importar términos…</translation>
    </message>
    <message>
        <source>Import terms</source>
        <translation>Importar términos</translation>
    </message>
    <message>
        <source>Lists of terms (*.txt)</source>
        <translation>Listas de términos (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Export terms…</source>
        <translation>Exportar términos…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln terms</source>
        <translation>
            <numerusform>%Ln término</numerusform>
            <numerusform>%Ln términos</numerusform>
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
        <translation>%1 por ahora</translation>
    </message>
    <message>
        <source>Sidestage needs permission to change the blocked terms.</source>
        <translation>Sidestage necesita permiso para cambiar los términos bloqueados.</translation>
    </message>
    <message>
        <source>A permission is missing</source>
        <translation>Falta un permiso</translation>
    </message>
    <message>
        <source>Adding and removing blocked terms requires a permission that was not granted.</source>
        <translation>Para añadir y quitar términos bloqueados se necesita un permiso que no se concedió.</translation>
    </message>
    <message>
        <source>Choose a channel first.</source>
        <translation>Elige primero un canal.</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>La lista está vacía.</translation>
    </message>
    <message>
        <source>Choose a term first.</source>
        <translation>Elige primero un término.</translation>
    </message>
    <message>
        <source>No terms are blocked.</source>
        <translation>No hay términos bloqueados.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to see the blocked terms.</source>
        <translation>Sidestage necesita permiso para ver los términos bloqueados.</translation>
    </message>
    <message>
        <source>This term is blocked already.</source>
        <translation>Este término ya está bloqueado.</translation>
    </message>
    <message>
        <source>Export blocked terms</source>
        <translation>Exportar términos bloqueados</translation>
    </message>
    <message>
        <source>Blocked terms of %1</source>
        <translation>Términos bloqueados de %1</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) saved to %1.</source>
        <translation>
            <numerusform>%Ln término guardado en %1.</numerusform>
            <numerusform>%Ln términos guardados en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln terms to</source>
        <translation>
            <numerusform>Copiar %Ln término a</numerusform>
            <numerusform>Copiar %Ln términos a</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Thumbnail</name>
    <message>
        <source>The clip is being made</source>
        <translation>El clip se está creando</translation>
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
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>hace %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::Toast</name>
    <message>
        <source>Send now</source>
        <translation>Enviar ahora</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
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
            <numerusform>queda %n segundo para deshacer</numerusform>
            <numerusform>quedan %n segundos para deshacer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::ToastLane</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::Toggle</name>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
</context>
<context>
    <name>Sidestage::Tones</name>
    <message>
        <source>Bell</source>
        <translation>Campana</translation>
    </message>
    <message>
        <source>Chime</source>
        <translation>Carillón</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Gota</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Golpe</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Ascenso</translation>
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
        <translation>Mostrar Sidestage</translation>
    </message>
    <message>
        <source>Snooze the next ad</source>
        <translation>Aplazar el próximo anuncio</translation>
    </message>
    <message>
        <source>Mark this moment</source>
        <translation>Marcar este momento</translation>
    </message>
    <message>
        <source>Lock down or restore chat…</source>
        <translation>Bloquear o restaurar el chat…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Nadie ha iniciado sesión</translation>
    </message>
    <message>
        <source>%1 is live</source>
        <comment>an account</comment>
        <translation>%1 está en directo</translation>
    </message>
    <message>
        <source>%1 is offline</source>
        <comment>an account</comment>
        <translation>%1 no está en directo</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::UnsentDialog</name>
    <message>
        <source>Decisions sent</source>
        <translation>Decisiones enviadas</translation>
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
            <numerusform>%Ln decisión ha fallado. Figura en su página.</numerusform>
            <numerusform>%Ln decisiones han fallado. Figuran en sus páginas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sidestage::VacationDialog</name>
    <message>
        <source>Vacation</source>
        <translation>Vacaciones</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Viewers see the vacation in your schedule. Segments in it stay planned.</source>
        <translation>Los espectadores ven las vacaciones en tu calendario. Los segmentos incluidos en ellas siguen previstos.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>End vacation</source>
        <translation>Terminar vacaciones</translation>
    </message>
    <message>
        <source>Set vacation</source>
        <translation>Establecer vacaciones</translation>
    </message>
    <message>
        <source>The end has to be after the beginning.</source>
        <translation>El final tiene que ser posterior al principio.</translation>
    </message>
    <message>
        <source>When are you away?</source>
        <translation>¿Cuándo no estarás?</translation>
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
        <translation>Momento destacado</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>Subida</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
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
        <translation>Duración</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Visualizaciones</translation>
    </message>
    <message>
        <source>Videos of the channel</source>
        <translation>Vídeos del canal</translation>
    </message>
    <message>
        <source>No permission to delete videos.</source>
        <translation>Sin permiso para eliminar vídeos.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>Without permission to manage videos, Sidestage only shows them.</source>
        <translation>Sin permiso para gestionar vídeos, Sidestage solo los muestra.</translation>
    </message>
    <message>
        <source>The channel has no videos yet.</source>
        <translation>El canal aún no tiene vídeos.</translation>
    </message>
    <message>
        <source>Sidestage needs permission to delete videos.</source>
        <translation>Sidestage necesita permiso para eliminar vídeos.</translation>
    </message>
    <message>
        <source>Select videos first.</source>
        <translation>Selecciona primero vídeos.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln videos can be deleted at a time.</source>
        <translation>
            <numerusform>Se puede eliminar como máximo %Ln vídeo a la vez.</numerusform>
            <numerusform>Se pueden eliminar como máximo %Ln vídeos a la vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last request is not answered yet.</source>
        <translation>Aún no hay respuesta a la última solicitud.</translation>
    </message>
    <message>
        <source>Delete videos</source>
        <translation>Eliminar vídeos</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln videos?</source>
        <translation>
            <numerusform>¿Eliminar %Ln vídeo?</numerusform>
            <numerusform>¿Eliminar %Ln vídeos?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2), which is being recorded now</source>
        <translation>%1 (%2), que se está grabando ahora</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title and date of a video</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The service deletes them for good, together with their markers. Clips stay.</source>
        <translation>El servicio los elimina para siempre, junto con sus marcadores. Los clips se conservan.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>Sidestage::ViewersChart</name>
    <message>
        <source>%1: at most %2 viewers</source>
        <comment>a day</comment>
        <translation>%1: máximo de %2 espectadores</translation>
    </message>
    <message>
        <source>Viewers from the start of each show</source>
        <translation>Espectadores desde el inicio de cada programa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingCard</name>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingDelegate</name>
    <message>
        <source>%1 in %2: %3. %4.</source>
        <comment>a viewer; a channel; a message; why it waits</comment>
        <translation>%1 en %2: %3. %4.</translation>
    </message>
    <message>
        <source>Viewer and channel</source>
        <translation>Espectador y canal</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Why it waits</source>
        <translation>Por qué espera</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Held messages are not shown.</source>
        <translation>No se muestran los mensajes retenidos.</translation>
    </message>
    <message>
        <source>Unban requests are not shown.</source>
        <translation>No se muestran las solicitudes de desbaneo.</translation>
    </message>
    <message>
        <source>Suspicious viewers are not shown.</source>
        <translation>No se muestran los usuarios sospechosos.</translation>
    </message>
    <message>
        <source>Permission needed</source>
        <translation>Se necesita permiso</translation>
    </message>
    <message>
        <source>%1 has not granted permission to show them.</source>
        <translation>%1 no ha concedido permiso para mostrarlos.</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>a time</comment>
        <translation>quedan %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, gone after %2</source>
        <comment>what waits; a duration</comment>
        <translation>%1, caducó tras %2</translation>
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
        <translation>El final quita esta recompensa, así que nada queda pendiente.</translation>
    </message>
</context>
<context>
    <name>Sidestage::WaitingTable</name>
    <message>
        <source>Waiting for a decision</source>
        <translation>A la espera de una decisión</translation>
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
        <translation>Todo</translation>
    </message>
    <message>
        <source>Search viewer or message</source>
        <translation>Buscar espectador o mensaje</translation>
    </message>
    <message>
        <source>Reply to the request</source>
        <translation>Respuesta a la solicitud</translation>
    </message>
    <message>
        <source>Reply, which the viewer will read</source>
        <translation>Respuesta que leerá el espectador</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Allow or approve</source>
        <translation>Permitir o aprobar</translation>
    </message>
    <message>
        <source>Show the viewer</source>
        <translation>Mostrar el espectador</translation>
    </message>
    <message>
        <source>Search what waits</source>
        <translation>Buscar en lo pendiente</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln channels</source>
        <translation>
            <numerusform>%Ln canal</numerusform>
            <numerusform>Los %Ln canales</numerusform>
        </translation>
    </message>
    <message>
        <source>Held %1</source>
        <comment>a number</comment>
        <translation>Retenidos %1</translation>
    </message>
    <message>
        <source>Requests %1</source>
        <comment>a number</comment>
        <translation>Solicitudes %1</translation>
    </message>
    <message>
        <source>Suspicious %1</source>
        <comment>a number</comment>
        <translation>Sospechosos %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decided today</source>
        <translation>
            <numerusform>%Ln decidido hoy</numerusform>
            <numerusform>%Ln decididos hoy</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 channels are watched, the live ones first</source>
        <comment>two numbers</comment>
        <translation>Se observan %1 de %2 canales, primero los que están en directo</translation>
    </message>
    <message>
        <source>No channels yet. Channels you moderate appear here.</source>
        <translation>Aún no hay canales. Aquí aparecerán los canales que moderas.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>No hay coincidencias.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Nothing is waiting. Held messages appear here as they come.</source>
        <translation>No hay nada en espera. Los mensajes retenidos aparecen aquí a medida que llegan.</translation>
    </message>
    <message>
        <source>held %1</source>
        <comment>a time</comment>
        <translation>retenido %1</translation>
    </message>
    <message>
        <source>asked %1</source>
        <comment>a time</comment>
        <translation>pedido %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <comment>a time</comment>
        <translation>escrito %1</translation>
    </message>
    <message>
        <source>Answer to %1</source>
        <comment>a viewer</comment>
        <translation>Respuesta a %1</translation>
    </message>
    <message>
        <source>Sidestage needs permission to answer requests.</source>
        <translation>Sidestage necesita permiso para responder a las solicitudes.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
</context>
<context>
    <name>Sidestage::WeekView</name>
    <message>
        <source>No title</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>%1, %2, %3 to %4</source>
        <comment>a title; a date; two times of day</comment>
        <translation>%1, %2, de %3 a %4</translation>
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
        <translation>una vez</translation>
    </message>
    <message>
        <source>%1, cancelled</source>
        <translation>%1, cancelado</translation>
    </message>
    <message>
        <source>Vacation until %1</source>
        <comment>a date and time</comment>
        <translation>Vacaciones hasta %1</translation>
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
        <translation>¿Por qué?</translation>
    </message>
</context>
<context>
    <name>SoundPlugin</name>
    <message>
        <source>Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin.</source>
        <translation>La reproducción de sonido no está instalada. Instala Qt Multimedia y el complemento de sonido de Sidestage.</translation>
    </message>
    <message>
        <source>No sound device found, so sounds cannot be played.</source>
        <translation>No se encontró ningún dispositivo de sonido, así que no se pueden reproducir sonidos.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Required.</source>
        <translation>Obligatorio.</translation>
    </message>
    <message>
        <source>Invalid value.</source>
        <translation>Valor no válido.</translation>
    </message>
    <message>
        <source>At least %L1.</source>
        <translation>Como mínimo %L1.</translation>
    </message>
    <message>
        <source>At most %L1.</source>
        <translation>Como máximo %L1.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>Al menos %n carácter.</numerusform>
            <numerusform>Al menos %n caracteres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n characters.</source>
        <translation>
            <numerusform>Como máximo %n carácter.</numerusform>
            <numerusform>Como máximo %n caracteres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n.</source>
        <translation>
            <numerusform>Al menos %n.</numerusform>
            <numerusform>Al menos %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n.</source>
        <translation>
            <numerusform>Como máximo %n.</numerusform>
            <numerusform>Como máximo %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some characters are not allowed here.</source>
        <translation>Algunos caracteres no están permitidos aquí.</translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation>Este valor no está permitido.</translation>
    </message>
    <message>
        <source>The service responded: “%1”</source>
        <translation>Respuesta del servicio: «%1»</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>No se puede acceder al servicio.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>El servicio no ha respondido a tiempo.</translation>
    </message>
    <message>
        <source>The service refused the request without a reason (%1).</source>
        <translation>El servicio rechazó la solicitud sin indicar un motivo (%1).</translation>
    </message>
    <message>
        <source>You were signed out. Sign in again to continue.</source>
        <translation>Se ha cerrado tu sesión. Iníciala de nuevo para continuar.</translation>
    </message>
    <message>
        <source>Not allowed by the service (403).</source>
        <translation>No permitido por el servicio (403).</translation>
    </message>
    <message>
        <source>Not found on the service (404).</source>
        <translation>No encontrado en el servicio (404).</translation>
    </message>
    <message>
        <source>Changed too often (409). Try again later.</source>
        <translation>Cambiado con demasiada frecuencia (409). Inténtalo de nuevo más tarde.</translation>
    </message>
    <message>
        <source>Too many requests (429). Try again later.</source>
        <translation>Demasiadas solicitudes (429). Inténtalo más tarde.</translation>
    </message>
    <message>
        <source>The service has an internal error (%1).</source>
        <translation>El servicio tiene un error interno (%1).</translation>
    </message>
    <message>
        <source> (%1).</source>
        <translation> (%1).</translation>
    </message>
    <message>
        <source>The response from the service is invalid.</source>
        <translation>La respuesta del servicio no es válida.</translation>
    </message>
    <message>
        <source>The response from the service is invalid at “%1”.</source>
        <translation>La respuesta del servicio no es válida en «%1».</translation>
    </message>
    <message>
        <source>Could not write to disk: %1</source>
        <translation>No se ha podido escribir en el disco: %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A dashboard for live streams, with a simulated platform to try it on.

sidestage do ACTION tells the running Sidestage what to do, and sidestage status prints the state of the channel: see sidestage do --help.</source>
        <translation>Un panel para streams en directo, con una plataforma simulada para probarlo.

sidestage do ACCIÓN indica al Sidestage en ejecución qué hacer, y sidestage status muestra el estado del canal: consulta sidestage do --help.</translation>
    </message>
    <message>
        <source>Show this service; &quot;sandbox&quot; is built in.</source>
        <translation>Muestra este servicio; «sandbox» está incluido.</translation>
    </message>
    <message>
        <source>Store all data in this folder.</source>
        <translation>Guarda todos los datos en esta carpeta.</translation>
    </message>
</context>
</TS>

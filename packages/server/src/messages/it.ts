import type { ServerMessages } from './en.ts';

/** What the server says to you who start it, in Italian. */
export const it: ServerMessages = {
  flags:
    '{given} non esiste: il server non accetta opzioni. Si imposta con variabili d’ambiente, per esempio {instead} npm start. Sono tutte in docs/hosting.md.',
  'settings.port': 'PORT deve essere un numero da 0 a 65535, non {port}. Senza PORT si usa 8080.',
  'settings.data':
    'MACHER_DATA deve essere una cartella, o l’indirizzo di un database PostgreSQL come postgres://macher@localhost/macher, non {data}. Se la ometti, vale la cartella data.',
  'settings.database':
    'DATABASE_URL deve essere l’indirizzo di un database PostgreSQL, come postgres://macher:password@localhost/macher, non {data}. Se la ometti, tutto è conservato in una cartella.',
  'settings.proxy':
    'MACHER_PROXY deve essere l’indirizzo da cui chiama il tuo proxy, per esempio 127.0.0.1 o 10.0.0.0/8, non {proxy}. Se non c’è un proxy, omettila.',
  'settings.table-days':
    'MACHER_TABLE_DAYS deve essere un numero di giorni da 1 a 9999, non {days}. Se manca, sono 14.',
  'settings.guest-days':
    'MACHER_GUEST_DAYS deve essere un numero di giorni da 1 a 9999, non {days}. Se manca, sono 180.',
  'settings.url':
    'MACHER_URL deve essere l’indirizzo con cui si raggiunge questo server, per esempio https://macher.example, non {url}.',
  'settings.mail':
    'MACHER_MAIL deve essere l’indirizzo di un server di posta, per esempio smtps://nome:password@mail.example. Senza, non si manda posta.',
  'settings.mail-from':
    'Con MACHER_MAIL serve MACHER_MAIL_FROM, l’indirizzo da cui arriva la posta, per esempio macher@macher.example.',
  'settings.networks':
    'MACHER_NOTICE_NETWORKS deve contenere indirizzi o reti come 192.168.1.20 o 10.0.0.0/8, separati da virgole, non {network}.',
  'settings.hosts':
    'MACHER_HOSTS deve contenere i nomi con cui si chiama questo server, per esempio macher.example, separati da virgole, non {name}.',
  started: 'Macher è all’indirizzo {url} — Ctrl-C lo ferma.\nTutto è conservato in {folder}.',
  'owner.secret':
    'Il segreto di chi gestisce il server, mostrato solo ora: {secret}\nCon esso gestisci il server; vedi docs/hosting.md.',
  'web.not-built':
    'Il client per il browser non è ancora stato compilato. Esegui npm run build, oppure direttamente npm start, che lo fa da sé; poi riavvia il server.',
  'node.old':
    'Serve Node {least} o più recente, questo è {version}. Quello in node_modules/.bin è abbastanza recente, e npm run usa quello.',
  'port.taken':
    'La porta {port} è occupata. Ferma il programma che la usa, o scegline un’altra con PORT, per esempio PORT=8081.',
  'port.forbidden': 'Questo utente non può usare la porta {port}. Scegline una superiore a 1023 con PORT.',
  'host.unknown':
    '{host} non è un indirizzo di questo computer. Scegline un altro con HOST, o ometti HOST per usarli tutti.',
  'port.other': 'Il server non può mettersi in ascolto sulla porta {port} di {host}: {reason}',
  'folder.file':
    '{folder} non può essere la cartella dei dati: lì, o più in alto nel percorso, c’è un file. Scegli un’altra cartella con MACHER_DATA.',
  'folder.forbidden':
    'Questo utente non può creare {folder} o non può scriverci. Dagli i permessi necessari, o scegli un’altra cartella con MACHER_DATA.',
  'folder.full': 'Il disco è pieno: {folder}. Libera spazio e riavvia; non è andato perso nulla.',
  other: 'L’avvio non è riuscito: {reason}',
  'data.none': 'In {folder} non ci sono dati. Indica dove sono con MACHER_DATA.',
  'data.busy':
    'Un altro programma sta usando i dati in {folder}. Fermalo, o scegli un’altra cartella con MACHER_DATA.',
  'data.in-use':
    'Su {folder} gira già un altro server Macher. Una cartella è per un solo server: ferma l’altro, o scegli un’altra cartella con MACHER_DATA.',
  'data.lost':
    'In {folder} c’erano già dei dati, e macher.sqlite manca o è vuoto. Rimetti una copia di sicurezza. Se vuoi cominciare con un server vuoto, cancella macher.lock in quella cartella.',
  'data.forbidden':
    'Questo utente non può aprire in scrittura i dati in {folder}. Controlla i permessi della cartella e dei file che contiene, o scegli un’altra cartella con MACHER_DATA.',
  'data.disk':
    'Impossibile leggere o scrivere sul disco di {folder} ({reason}). Controlla se è pieno o guasto.',
  'data.newer':
    'I dati in {folder} sono di un programma più recente (versione {version}, questo arriva alla {known}). Aggiorna il programma, o ripristina un backup precedente all’aggiornamento.',
  'data.damaged':
    'I dati in {folder} sono danneggiati ({reason}) e non sono stati toccati. Ripristina un backup, vedi docs/hosting.md, o scegli un’altra cartella con MACHER_DATA.',
  'data.other':
    'I dati in {folder} non si possono usare ({reason}). Ripristina un backup, vedi docs/hosting.md, o scegli un’altra cartella con MACHER_DATA.',
  'backup.exists': '{file} esiste già. Scegli un altro nome.',
  'backup.failed': 'Nessun backup: non è stato possibile scrivere {file} ({reason}).',
  'database.unreachable':
    'Il database {folder} non risponde ({reason}). Controlla che lì giri PostgreSQL e che accetti questa macchina, e che l’indirizzo in DATABASE_URL sia giusto.',
  'database.password':
    'PostgreSQL non fa entrare questo utente: {folder} ({reason}). Controlla il nome e la password in DATABASE_URL.',
  'database.missing':
    'Questo database non esiste: {folder}. Crealo con createdb, o indicane un altro in DATABASE_URL.',
  'database.forbidden':
    'Questo utente non ha tutti i permessi che servono nel database {folder} ({reason}). Rendilo suo proprietario.',
  'database.full': 'Il disco del database è pieno: {folder}. Fai spazio lì; non è andato perso nulla.',
  'database.connections':
    'PostgreSQL non ha più connessioni libere: {folder} ({reason}). Aumenta max_connections, o fai girare meno server.',
  'database.old': 'Serve PostgreSQL {least} o più recente; in {folder} c’è {version}.',
  'database.other': 'Il database {folder} non si può usare ({reason}).',
  'backup.no-dump':
    'Nessun backup: su questa macchina non c’è pg_dump. Installa i programmi client di PostgreSQL, o esegui pg_dump dove sta il database; vedi docs/hosting.md.',
  'dump.failed': 'I dati aperti non ci sono: non è stato possibile scrivere {file} ({reason}).',
  'move.address': '{data} non è né una cartella né l’indirizzo di un database PostgreSQL.',
  'move.same': 'Sono entrambi {folder}. Indica un’altra destinazione.',
  'move.not-empty': 'In {folder} ci sono già dei dati, e restano come sono. Scegli una destinazione vuota.',
  'move.running': 'Un server Macher usa {folder}. Prima fermalo, così intanto lì non succede nulla.',
  'move.rows': '{table}: {count}',
  'move.failed':
    'Non è stato possibile spostare i dati in {folder} ({reason}). Quello che c’è lì è incompleto: toglilo prima di riprovare. Nel vecchio posto non è cambiato nulla.',
  'move.differs': '{table}: di {from} nel vecchio posto, {to} sono uguali nel nuovo.',
};

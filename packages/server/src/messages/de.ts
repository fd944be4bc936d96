import type { ServerMessages } from './en.ts';

/** What the server says to you who start it, in German. */
export const de: ServerMessages = {
  flags:
    '{given} gibt es nicht: Der Server kennt keine Schalter. Eingestellt wird er mit Umgebungsvariablen, etwa so: {instead} npm start. Alle stehen in docs/hosting.md.',
  'settings.port': 'PORT muss eine Zahl von 0 bis 65535 sein, nicht {port}. Ohne Angabe gilt 8080.',
  'settings.data':
    'MACHER_DATA muss ein Ordner sein oder die Adresse einer PostgreSQL-Datenbank, etwa postgres://macher@localhost/macher, nicht {data}. Ohne Angabe gilt der Ordner data.',
  'settings.database':
    'DATABASE_URL muss die Adresse einer PostgreSQL-Datenbank sein, etwa postgres://macher:passwort@localhost/macher, nicht {data}. Ohne Angabe liegt alles in einem Ordner.',
  'settings.proxy':
    'MACHER_PROXY muss die Adresse sein, von der dein Proxy kommt, etwa 127.0.0.1 oder 10.0.0.0/8, nicht {proxy}. Ohne Proxy lass die Angabe weg.',
  'settings.table-days':
    'MACHER_TABLE_DAYS muss eine Zahl von Tagen zwischen 1 und 9999 sein, nicht {days}. Ohne Angabe sind es 14.',
  'settings.guest-days':
    'MACHER_GUEST_DAYS muss eine Zahl von Tagen zwischen 1 und 9999 sein, nicht {days}. Ohne Angabe sind es 180.',
  'settings.url':
    'MACHER_URL muss die Adresse sein, unter der man diesen Server erreicht, etwa https://macher.example, nicht {url}.',
  'settings.mail':
    'MACHER_MAIL muss die Adresse eines Mailservers sein, etwa smtps://name:passwort@mail.example. Ohne die Angabe wird keine Mail verschickt.',
  'settings.mail-from':
    'Zu MACHER_MAIL gehört in MACHER_MAIL_FROM die Adresse, von der Mails kommen, etwa macher@macher.example.',
  'settings.networks':
    'MACHER_NOTICE_NETWORKS muss Adressen oder Netze wie 192.168.1.20 oder 10.0.0.0/8 nennen, mit Kommas dazwischen, nicht {network}.',
  'settings.hosts':
    'MACHER_HOSTS muss die Namen nennen, unter denen der Server aufgerufen wird, etwa macher.example, mit Kommas dazwischen, nicht {name}.',
  started: 'Macher läuft unter {url} – Strg-C beendet den Server.\nAlles wird in {folder} gespeichert.',
  'owner.secret':
    'Das Geheimnis des Betreibers, nur jetzt gezeigt: {secret}\nDamit kümmerst du dich um den Server; siehe docs/hosting.md.',
  'web.not-built':
    'Die Oberfläche für den Browser ist noch nicht gebaut. Führe npm run build aus oder gleich npm start, das erledigt es mit; dann starte den Server neu.',
  'node.old':
    'Node {least} oder neuer ist nötig, hier läuft {version}. Das Node in node_modules/.bin ist neu genug, und npm run verwendet es.',
  'port.taken':
    'Port {port} ist schon belegt. Beende, was ihn benutzt, oder wähle mit PORT einen anderen, zum Beispiel PORT=8081.',
  'port.forbidden': 'Dieser Benutzer darf Port {port} nicht verwenden. Wähle mit PORT einen über 1023.',
  'host.unknown':
    '{host} ist keine Adresse dieses Rechners. Wähle mit HOST eine andere oder lass HOST weg, dann gelten alle.',
  'port.other': 'Der Server kann nicht auf Port {port} von {host} lauschen: {reason}',
  'folder.file':
    '{folder} kann nicht der Datenordner sein: Dort oder weiter oben im Pfad liegt eine Datei. Wähle mit MACHER_DATA einen anderen Ordner.',
  'folder.forbidden':
    'Dieser Benutzer darf {folder} nicht anlegen oder nicht darin schreiben. Gib ihm die nötigen Rechte oder wähle mit MACHER_DATA einen anderen Ordner.',
  'folder.full':
    'Der Datenträger ist voll: {folder}. Schaffe Platz und starte noch einmal; verloren ist nichts.',
  other: 'Der Start ist gescheitert: {reason}',
  'data.none': 'In {folder} sind keine Daten. Gib mit MACHER_DATA an, wo sie liegen.',
  'data.busy':
    'Die Daten in {folder} werden gerade von einem anderen Programm benutzt. Beende es oder wähle mit MACHER_DATA einen anderen Ordner.',
  'data.in-use':
    'In {folder} läuft schon ein anderer Macher-Server. Ein Ordner ist für einen Server: Beende den anderen oder wähle mit MACHER_DATA einen anderen Ordner.',
  'data.lost':
    'In {folder} waren schon Daten, und macher.sqlite fehlt oder ist leer. Lege eine Sicherung dorthin. Wenn du mit einem leeren Server beginnen willst, lösche macher.lock in diesem Ordner.',
  'data.forbidden':
    'Dieser Benutzer kann die Daten in {folder} nicht zum Schreiben öffnen. Prüfe die Zugriffsrechte des Ordners und der Dateien darin oder wähle mit MACHER_DATA einen anderen Ordner.',
  'data.disk':
    'Der Datenträger mit {folder} lässt sich nicht lesen oder nicht beschreiben ({reason}). Prüfe, ob er voll oder defekt ist.',
  'data.newer':
    'Die Daten in {folder} stammen von einem neueren Programm (Version {version}, dieses kennt höchstens {known}). Aktualisiere das Programm oder spiele eine Sicherung aus der Zeit vor dem Update ein.',
  'data.damaged':
    'Die Daten in {folder} sind beschädigt ({reason}) und wurden nicht angetastet. Spiele eine Sicherung ein, siehe docs/hosting.md, oder wähle mit MACHER_DATA einen anderen Ordner.',
  'data.other':
    'Die Daten in {folder} lassen sich nicht verwenden ({reason}). Spiele eine Sicherung ein, siehe docs/hosting.md, oder wähle mit MACHER_DATA einen anderen Ordner.',
  'backup.exists': '{file} gibt es schon. Wähle einen anderen Namen.',
  'backup.failed': 'Es wurde keine Sicherung angelegt: {file} ließ sich nicht schreiben ({reason}).',
  'database.unreachable':
    'Die Datenbank {folder} antwortet nicht ({reason}). Prüfe, ob PostgreSQL dort läuft und diesen Rechner hereinlässt und ob die Adresse in DATABASE_URL stimmt.',
  'database.password':
    'PostgreSQL lässt diesen Benutzer nicht herein: {folder} ({reason}). Prüfe Namen und Passwort in DATABASE_URL.',
  'database.missing':
    'Diese Datenbank gibt es nicht: {folder}. Lege sie mit createdb an oder nenne in DATABASE_URL eine andere.',
  'database.forbidden':
    'Dieser Benutzer darf in der Datenbank {folder} nicht alles, was nötig ist ({reason}). Mach ihn zu ihrem Eigentümer.',
  'database.full':
    'Der Datenträger der Datenbank ist voll: {folder}. Schaffe dort Platz; verloren ist nichts.',
  'database.connections':
    'PostgreSQL hat keine Verbindung mehr frei: {folder} ({reason}). Erhöhe dort max_connections oder lass weniger Server laufen.',
  'database.old': 'PostgreSQL {least} oder neuer ist nötig, unter {folder} läuft {version}.',
  'database.other': 'Die Datenbank {folder} lässt sich nicht verwenden ({reason}).',
  'backup.no-dump':
    'Es wurde keine Sicherung angelegt: Auf diesem Rechner fehlt pg_dump. Installiere die Client-Programme von PostgreSQL oder führe pg_dump dort aus, wo die Datenbank läuft; siehe docs/hosting.md.',
  'dump.failed': 'Es gibt keine offenen Daten: {file} ließ sich nicht schreiben ({reason}).',
  'move.address': '{data} ist weder ein Ordner noch die Adresse einer PostgreSQL-Datenbank.',
  'move.same': 'Beides ist {folder}. Gib ein anderes Ziel an.',
  'move.not-empty':
    'In {folder} sind schon Daten, und sie bleiben, wie sie sind. Zieh an einen leeren Ort um.',
  'move.running':
    'Ein Macher-Server benutzt {folder}. Halte ihn zuerst an, damit dort inzwischen nichts geschieht.',
  'move.rows': '{table}: {count}',
  'move.failed':
    'Die Daten konnten nicht nach {folder} umziehen ({reason}). Was dort liegt, ist unvollständig: Entferne es, bevor du es noch einmal versuchst. Am alten Ort hat sich nichts geändert.',
  'move.differs': '{table}: Von {from} am alten Ort sind {to} am neuen gleich.',
};

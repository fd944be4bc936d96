import type { ServerMessages } from './en.ts';

/** What the server says to you who start it, in German. */
export const de: ServerMessages = {
  'settings.port': 'PORT muss eine Zahl von 0 bis 65535 sein, nicht {port}. Ohne Angabe gilt 8080.',
  'settings.data': 'MACHER_DATA muss ein Ordner sein, nicht {data}. Ohne Angabe gilt der Ordner data.',
  'settings.proxy':
    'MACHER_PROXY muss die Adresse sein, von der dein Proxy kommt, etwa 127.0.0.1 oder 10.0.0.0/8, nicht {proxy}. Ohne Proxy lass die Angabe weg.',
  'settings.table-days':
    'MACHER_TABLE_DAYS muss eine Zahl von Tagen zwischen 1 und 9999 sein, nicht {days}. Ohne Angabe sind es 14.',
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
};

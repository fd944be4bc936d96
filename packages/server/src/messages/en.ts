/** What the server says to you who start it. ICU message syntax. */
export const en = {
  flags:
    '{given} isn’t understood: the server takes no flags. Settings are environment variables, such as {instead} npm start. docs/hosting.md has all of them.',
  'settings.port': 'PORT must be a number from 0 to 65535, not {port}. Leave it out for 8080.',
  'settings.data':
    'MACHER_DATA must be a folder, or the address of a PostgreSQL database such as postgres://macher@localhost/macher, not {data}. Leave it out for the folder data.',
  'settings.database':
    'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://macher:password@localhost/macher, not {data}. Leave it out to keep everything in a folder.',
  'settings.proxy':
    'MACHER_PROXY must be the address your proxy calls from, such as 127.0.0.1 or 10.0.0.0/8, not {proxy}. Leave it out if there is no proxy.',
  'settings.table-days':
    'MACHER_TABLE_DAYS must be a number of days from 1 to 9999, not {days}. Leave it out for 14.',
  'settings.guest-days':
    'MACHER_GUEST_DAYS must be a number of days from 1 to 9999, not {days}. Leave it out for 180.',
  'settings.url':
    'MACHER_URL must be the address by which people reach this server, such as https://macher.example, not {url}.',
  'settings.mail':
    'MACHER_MAIL must be the address of a mail server, such as smtps://name:password@mail.example. Leave it out if no mail is to be sent.',
  'settings.mail-from':
    'With MACHER_MAIL, MACHER_MAIL_FROM must be the address mail comes from, such as macher@macher.example.',
  'settings.networks':
    'MACHER_NOTICE_NETWORKS must be addresses or networks such as 192.168.1.20 or 10.0.0.0/8, with commas between them, not {network}.',
  'settings.hosts':
    'MACHER_HOSTS must be names by which people call this server, such as macher.example, with commas between them, not {name}.',
  started: 'Macher is at {url} – Ctrl-C stops it.\nEverything is kept in {folder}.',
  'owner.secret':
    'The secret of this server’s owner, shown only now: {secret}\nWith it you look after the server; see docs/hosting.md.',
  'web.not-built':
    'The browser client hasn’t been built. Run npm run build, or npm start, which does it for you; then start the server again.',
  'node.old':
    'Node {least} or newer is needed, this is {version}. The one in node_modules/.bin is new enough, and npm run uses it.',
  'port.taken': 'Port {port} is in use. Stop whatever is using it, or pick another: PORT=8081 npm start',
  'port.forbidden': 'This user may not use port {port}. Pick one above 1023 with PORT.',
  'host.unknown':
    '{host} isn’t an address of this machine. Set HOST to another one, or leave it out for all of them.',
  'port.other': 'Can’t listen on port {port} of {host}: {reason}',
  'folder.file':
    '{folder} can’t be the data folder: it, or something above it, is a file. Set MACHER_DATA to another folder.',
  'folder.forbidden':
    'This user can’t make or write {folder}. Grant access, or set MACHER_DATA to another folder.',
  'folder.full': 'The disk is full: {folder}. Make room and start again; nothing is lost.',
  other: 'Could not start: {reason}',
  'data.none': 'There’s no data in {folder}. Set MACHER_DATA to where it is.',
  'data.busy':
    'Another program is using the data in {folder}. Stop it, or set MACHER_DATA to another folder.',
  'data.in-use':
    'Another Macher server already runs on {folder}. One folder is for one server: stop the other one, or set MACHER_DATA to another folder.',
  'data.lost':
    'There was data in {folder}, and macher.sqlite is gone or empty. Put a backup there, or, if you want to begin with an empty server, delete macher.lock in that folder.',
  'data.forbidden':
    'This user can’t open and write the data in {folder}. Check the permissions of the folder and of the files in it, or set MACHER_DATA to another folder.',
  'data.disk':
    'The disk with {folder} can’t be read or written ({reason}). Check whether it’s full or broken.',
  'data.newer':
    'The data in {folder} comes from a newer program (version {version}, this one knows {known}). Update the program, or restore a backup from before the update.',
  'data.damaged':
    'The data in {folder} is damaged ({reason}), and has been left as it is. Restore a backup (see docs/hosting.md), or set MACHER_DATA to another folder.',
  'data.other':
    'The data in {folder} can’t be used ({reason}). Restore a backup (see docs/hosting.md), or set MACHER_DATA to another folder.',
  'backup.exists': '{file} already exists. Choose another name.',
  'backup.failed': 'There is no backup: {file} could not be written ({reason}).',
  'database.unreachable':
    'The database {folder} doesn’t answer ({reason}). See whether PostgreSQL runs there and lets this machine in, and whether DATABASE_URL says the right place.',
  'database.password':
    'PostgreSQL doesn’t let this user in: {folder} ({reason}). See to the name and the password in DATABASE_URL.',
  'database.missing':
    'There is no such database: {folder}. Make it with createdb, or name another in DATABASE_URL.',
  'database.forbidden':
    'This user may not do what is needed in the database {folder} ({reason}). Make them its owner.',
  'database.full': 'The disk of the database is full: {folder}. Make room there; nothing is lost.',
  'database.connections':
    'PostgreSQL has no connection left for us: {folder} ({reason}). Raise max_connections there, or run fewer servers.',
  'database.old': 'PostgreSQL {least} or newer is needed, at {folder} it is {version}.',
  'database.other': 'The database {folder} can’t be used ({reason}).',
  'backup.no-dump':
    'There is no backup: pg_dump isn’t on this machine. Install PostgreSQL’s client programs, or run pg_dump where the database is; see docs/hosting.md.',
  'dump.failed': 'There is no dump: {file} could not be written ({reason}).',
  'move.address': '{data} is neither a folder nor the address of a PostgreSQL database.',
  'move.same': 'Both are {folder}. Say another place to move to.',
  'move.not-empty': 'There is data in {folder} already, and it stays as it is. Move to an empty place.',
  'move.running': 'A Macher server uses {folder}. Stop it first, so that nothing happens there meanwhile.',
  'move.rows': '{table}: {count}',
  'move.failed':
    'The data couldn’t be moved to {folder} ({reason}). What is there is incomplete: remove it before you try again. Nothing has changed in the old place.',
  'move.differs': '{table}: of {from} in the old place {to} are the same in the new one.',
};

export type ServerKey = keyof typeof en;
export type ServerMessages = Readonly<Record<ServerKey, string>>;

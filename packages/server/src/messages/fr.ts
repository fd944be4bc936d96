import type { ServerMessages } from './en.ts';

/** What the server says to you who start it, in French. */
export const fr: ServerMessages = {
  flags:
    '{given} n’existe pas : le serveur n’accepte pas d’options. Les réglages sont des variables d’environnement, par exemple {instead} npm start. Elles sont toutes dans docs/hosting.md.',
  'settings.port': 'PORT doit être un nombre de 0 à 65535, pas {port}. Sans PORT, ce sera 8080.',
  'settings.data':
    'MACHER_DATA doit être un dossier, ou l’adresse d’une base PostgreSQL comme postgres://macher@localhost/macher, pas {data}. Sans MACHER_DATA, ce sera le dossier data.',
  'settings.database':
    'DATABASE_URL doit être l’adresse d’une base PostgreSQL, comme postgres://macher:motdepasse@localhost/macher, pas {data}. Sans DATABASE_URL, tout est conservé dans un dossier.',
  'settings.proxy':
    'MACHER_PROXY doit être l’adresse d’où appelle ton proxy, par exemple 127.0.0.1 ou 10.0.0.0/8, pas {proxy}. Sans proxy, ne la donne pas.',
  'settings.table-days':
    'MACHER_TABLE_DAYS doit être un nombre de jours de 1 à 9999, pas {days}. Sans indication : 14.',
  'settings.guest-days':
    'MACHER_GUEST_DAYS doit être un nombre de jours de 1 à 9999, pas {days}. Sans indication : 180.',
  'settings.url':
    'MACHER_URL doit être l’adresse à laquelle on atteint ce serveur, par exemple https://macher.example, pas {url}.',
  'settings.mail':
    'MACHER_MAIL doit être l’adresse d’un serveur de courrier, par exemple smtps://nom:motdepasse@mail.example. Sans elle, aucun courrier n’est envoyé.',
  'settings.mail-from':
    'Avec MACHER_MAIL, MACHER_MAIL_FROM doit être l’adresse d’où vient le courrier, par exemple macher@macher.example.',
  'settings.networks':
    'MACHER_NOTICE_NETWORKS doit contenir des adresses ou des réseaux comme 192.168.1.20 ou 10.0.0.0/8, séparés par des virgules, pas {network}.',
  'settings.hosts':
    'MACHER_HOSTS doit contenir les noms sous lesquels on appelle ce serveur, par exemple macher.example, séparés par des virgules, pas {name}.',
  started: 'Macher est à l’adresse {url} — Ctrl-C l’arrête.\nTout est conservé dans {folder}.',
  'owner.secret':
    'Le secret de l’hébergeur, montré une seule fois : {secret}\nAvec lui, tu gères le serveur ; voir docs/hosting.md.',
  'web.not-built':
    'Le client pour le navigateur n’a pas encore été construit. Lance npm run build, ou directement npm start qui s’en charge, puis redémarre le serveur.',
  'node.old':
    'Il faut Node {least} ou plus récent ; ici, c’est {version}. Celui de node_modules/.bin est assez récent, et npm run l’utilise.',
  'port.taken':
    'Le port {port} est déjà pris. Arrête le programme qui l’utilise, ou choisis-en un autre avec PORT, par exemple PORT=8081.',
  'port.forbidden':
    'Cet utilisateur n’a pas le droit d’utiliser le port {port}. Choisis-en un au-dessus de 1023 avec PORT.',
  'host.unknown':
    '{host} n’est pas une adresse de cette machine. Choisis-en une autre avec HOST, ou omets HOST pour les utiliser toutes.',
  'port.other': 'Impossible d’écouter sur le port {port} de {host} : {reason}',
  'folder.file':
    '{folder} ne peut pas être le dossier de données : c’est un fichier, ou son chemin passe par un fichier. Choisis un autre dossier avec MACHER_DATA.',
  'folder.forbidden':
    'Cet utilisateur ne peut pas créer {folder}, ou n’a pas le droit d’y écrire. Donne-lui les droits nécessaires, ou choisis un autre dossier avec MACHER_DATA.',
  'folder.full': 'Le disque est plein : {folder}. Fais de la place et relance ; rien n’est perdu.',
  other: 'Le démarrage a échoué : {reason}',
  'data.none': 'Il n’y a pas de données dans {folder}. Indique où elles sont avec MACHER_DATA.',
  'data.busy':
    'Un autre programme utilise les données de {folder}. Arrête-le, ou choisis un autre dossier avec MACHER_DATA.',
  'data.in-use':
    'Un autre serveur Macher utilise déjà {folder}. Un dossier est pour un seul serveur : arrête l’autre, ou choisis un autre dossier avec MACHER_DATA.',
  'data.lost':
    'Il y avait déjà des données dans {folder}, et macher.sqlite manque ou est vide. Remets-y une sauvegarde. Si tu veux commencer avec un serveur vide, supprime macher.lock dans ce dossier.',
  'data.forbidden':
    'Cet utilisateur ne peut pas ouvrir en écriture les données de {folder}. Vérifie les droits du dossier et des fichiers qu’il contient, ou choisis un autre dossier avec MACHER_DATA.',
  'data.disk':
    'Lecture ou écriture impossible sur le disque de {folder} ({reason}). Vérifie qu’il n’est ni plein ni défectueux.',
  'data.newer':
    'Les données de {folder} viennent d’un programme plus récent (version {version}, celui-ci connaît au plus la {known}). Mets le programme à jour, ou restaure une sauvegarde antérieure à la mise à jour.',
  'data.damaged':
    'Les données de {folder} sont endommagées ({reason}) et ont été laissées telles quelles. Restaure une sauvegarde, voir docs/hosting.md, ou choisis un autre dossier avec MACHER_DATA.',
  'data.other':
    'Les données de {folder} sont inutilisables ({reason}). Restaure une sauvegarde, voir docs/hosting.md, ou choisis un autre dossier avec MACHER_DATA.',
  'backup.exists': '{file} existe déjà. Choisis un autre nom.',
  'backup.failed': 'Pas de sauvegarde : impossible d’écrire {file} ({reason}).',
  'database.unreachable':
    'La base {folder} ne répond pas ({reason}). Vérifie que PostgreSQL y tourne et accepte cette machine, et que l’adresse dans DATABASE_URL est la bonne.',
  'database.password':
    'PostgreSQL refuse cet utilisateur : {folder} ({reason}). Vérifie le nom et le mot de passe dans DATABASE_URL.',
  'database.missing':
    'Cette base n’existe pas : {folder}. Crée-la avec createdb, ou indique-en une autre dans DATABASE_URL.',
  'database.forbidden':
    'Cet utilisateur n’a pas tous les droits nécessaires dans la base {folder} ({reason}). Fais-en son propriétaire.',
  'database.full': 'Le disque de la base est plein : {folder}. Fais-y de la place ; rien n’est perdu.',
  'database.connections':
    'PostgreSQL n’a plus de connexion libre : {folder} ({reason}). Augmente max_connections, ou fais tourner moins de serveurs.',
  'database.old': 'Il faut PostgreSQL {least} ou plus récent ; à {folder}, c’est {version}.',
  'database.other': 'Impossible d’utiliser la base {folder} ({reason}).',
  'backup.no-dump':
    'Pas de sauvegarde : pg_dump n’est pas sur cette machine. Installe les programmes clients de PostgreSQL, ou lance pg_dump là où se trouve la base ; voir docs/hosting.md.',
  'dump.failed': 'Il n’y a pas de données ouvertes : {file} n’a pas pu être écrit ({reason}).',
  'move.address': '{data} n’est ni un dossier ni l’adresse d’une base PostgreSQL.',
  'move.same': 'Les deux sont {folder}. Indique une autre destination.',
  'move.not-empty':
    'Il y a déjà des données dans {folder}, et elles restent comme elles sont. Choisis une destination vide.',
  'move.running':
    'Un serveur Macher utilise {folder}. Arrête-le d’abord, pour que rien ne s’y passe entre-temps.',
  'move.rows': '{table} : {count}',
  'move.failed':
    'Impossible de déménager les données vers {folder} ({reason}). Ce qui s’y trouve est incomplet : supprime-le avant de réessayer. Rien n’a changé à l’ancien endroit.',
  'move.differs': '{table} : sur {from} à l’ancien endroit, {to} sont identiques au nouveau.',
};

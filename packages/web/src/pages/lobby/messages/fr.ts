import type { Messages } from './en.ts';

export const fr: Messages = {
  'here.title': 'Sur cet appareil',
  'here.text':
    'Plusieurs personnes, un seul appareil : un rideau cache les cartes pendant que vous le faites passer. Les bots prennent les autres places, et aucun réseau n’est nécessaire.',
  'here.new': 'Jouer sur cet appareil',
  'here.away':
    'Le serveur ne répond pas. Tu peux jouer sur cet appareil : contre des bots, ou en le faisant passer. Ces parties restent dans ce navigateur.',
  'here.offline': 'Tu es hors ligne. Les bots, les parties enregistrées et cet appareil marchent quand même.',
  'here.site': 'Tes parties restent dans ce navigateur : cette page n’a pas de serveur.',
  'here.delete': 'Supprimer',
  'here.delete-sure': 'Supprimer cette partie pour de bon ?',
  'here.delete-yes': 'Supprimer',
  'here.delete-no': 'Garder',
  'move.open': 'Ouvrir une partie enregistrée',
  'move.refused': 'Ce fichier n’est pas une partie enregistrée : {detail}',

  'learn.older': 'Tu connais 2019 ? Vois en cinq minutes ce que 2006 fait autrement',
  'learn.title': 'Apprendre en jouant',
  'learn.text': 'Dix minutes, une manche préparée, les vrais plateaux. Pas besoin de livre de règles.',
  'learn.button': 'Commencer la leçon',

  'lobby.title-turns': '({turns}) À toi de jouer – Macher',

  'quick.title': 'Jouer maintenant',
  'quick.text':
    'Quatre partis, quatre manches, une élection à chacune. Sans compte. Les règles s’affichent quand il le faut, et les coups interdits sont impossibles.',
  'quick.button': 'Jouer quatre élections contre trois bots',
  'quick.level': 'De quelle force sont les bots ?',
  'hello.morning': 'Bonjour, {name}.',
  'hello.day': 'Salut, {name}.',
  'hello.evening': 'Bonsoir, {name}.',
  'mine.waiting':
    '{count, plural, =0 {Aucune partie ne t’attend.} one {Une partie t’attend.} other {# parties t’attendent.}}',
  'mine.play': 'Jouer',
  'mine.sit': 'S’asseoir',
  'mine.look': 'Voir',
  'mine.your-turn': 'À toi de jouer',
  'mine.gathering': 'Attend des joueurs',
  'mine.seat-kept': 'Une place t’attend',
  'mine.asking':
    '{count, plural, one {Quelqu’un voudrait t’ajouter à ses amis.} other {# personnes voudraient t’ajouter à leurs amis.}}',
  'mine.clubs': 'Tes clubs',
  'mine.over': 'Terminée',
  'mine.finished': '{count, plural, one {# partie terminée} other {# parties terminées}}',

  'public.title': 'Tables publiques',
  'public.which': 'Quelles tables',
  'public.to-join': 'Places libres',
  'public.to-watch': 'En cours',
  'public.ruleset': 'Jeu',
  'public.players': 'Joueurs',
  'public.any': 'peu importe',
  'public.none-to-join':
    'Personne ne cherche de joueurs pour une telle partie en ce moment. Ouvre toi-même une table.',
  'public.none-to-watch': 'Aucune partie publique de ce genre en ce moment.',
  'public.join': 'Rejoindre',
  'public.watch': 'Regarder',
  'public.open-seats': '{open, plural, =0 {aucune place libre} one {# place libre} other {# places libres}}',
  'public.private': 'privée',
  'public.rated': 'classée',
  'public.starts': 'commence {at}',
  'public.take-over': 'places des bots ouvertes à tous',
  'public.friend': 'un de tes amis y est',
  'public.blocked': 'quelqu’un que tu as bloqué y est',
  'public.not-yet': 'Pas encore pour toi',
  'join.too-few-games': 'on connaît trop peu de tes parties',
  'join.too-few-finished': 'tu en finis moins',
  'join.too-slow': 'tu réponds plus tard',
  'deal.same-deal': 'de nouveau la même donne',
  'deal.shared': 'jouée à plusieurs tables',
  'deal.record': 'donne enregistrée',

  'welcome.title': 'Le jeu en quelques lignes',
  'welcome.elections': 'Mène ton parti à travers quatre élections régionales allemandes.',
  'welcome.platform':
    'Accorde tes cinq cartes avec ce que pensent les électeurs des régions. Tu peux changer les unes comme les autres.',
  'welcome.media': 'Si tu contrôles les médias d’une région, tu peux y échanger une opinion.',
  'welcome.votes':
    'Réunions, popularité et correspondance deviennent des voix ; sondages et politiciens font varier la popularité.',
  'welcome.win':
    'Les voix donnent des sièges. Avec 50 voix, on gagne ; sinon, le parti en tête doit trouver un partenaire pour atteindre 50.',
  'welcome.money': 'L’argent manque toujours. Les contributions aident, mais elles coûtent des adhérents.',
  'welcome.end': 'À la fin, sièges, victoires, médias, adhérents et argent rapportent des points.',

  'friends.title': 'Jouer entre amis',
  'friends.text':
    'Toutes les éditions, de trois à cinq joueurs, en direct ou sur des semaines. Invite-les par un lien.',
  'friends.button': 'Ouvrir une table',
  'friends.clubs': 'Clubs : championnats, tournois à élimination et soirées sur la même donne',
  'friends.away': 'Un lien a besoin du serveur, et il ne répond pas.',
  'friends.site':
    'Un lien a besoin d’un serveur, et cette page n’en a pas. Joue sur cet appareil, ou sur une page qui en a un.',

  'daily.title': 'Donne du jour',
  'daily.text': 'Les mêmes cartes pour tous, et un seul essai chacun.',
  'daily.seats': '{ruleset}, ton parti : {party}, contre {bots}',
  'daily.played':
    '{played, plural, =0 {Personne ne l’a encore jouée jusqu’au bout.} one {Une personne l’a jouée, avec {best} points.} other {# l’ont jouée ; le record est de {best} points.}}',
  'daily.place': 'Ta place : {place} sur {played}, avec {points, plural, one {# point} other {# points}}.',
  'daily.open': 'Voir la donne du jour',
  'daily.go-on': 'Continuer',
  'daily.list': 'Voir le classement',
  'daily.away': 'Un classement commun a besoin du serveur, et il ne répond pas.',
  'daily.site': 'Un classement commun a besoin d’un serveur, et cette page n’en a pas.',

  'record.open': 'Ouvrir un enregistrement',

  'offline.ready': 'Prêt à jouer hors ligne',
  'install.button': 'Installer comme appli',
};

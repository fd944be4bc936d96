/** The lobby. */
export const lobby = {
  'lobby.tagline': 'Le jeu des élections allemandes',
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
  'mine.tell-me': 'Préviens-moi quand c’est à moi',
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
  'public.seats': '{players, plural, one {# joueur} other {# joueurs}}',
  'public.open-seats': '{open, plural, =0 {aucune place libre} one {# place libre} other {# places libres}}',
  'public.private': 'privée',
  'public.rated': 'classée',
  'public.starts': 'commence {at}',
  'public.take-over': 'places des bots ouvertes à tous',
  'public.friend': 'un de tes amis y est',
  'public.blocked': 'quelqu’un que tu as bloqué y est',
  'public.not-yet': 'Pas encore pour toi',
  'join.finished': 'pour ceux qui finissent au moins {share} de leurs parties',
  'join.soon': 'qui répondent en {time}',
  'join.newcomers': 'les nouveaux aussi',
  'join.known': '{games, plural, one {au moins # partie connue} other {au moins # parties connues}}',
  'join.too-few-games': 'on connaît trop peu de tes parties',
  'join.too-few-finished': 'tu en finis moins',
  'join.too-slow': 'tu réponds plus tard',
  'deal.same-deal': 'de nouveau la même donne',
  'deal.shared': 'jouée à plusieurs tables',
  'deal.record': 'donne enregistrée',
  'deal.fresh-text': 'La donne est nouvelle : personne ne connaît la suite.',
  'deal.elsewhere': 'commencée ailleurs',
  'deal.elsewhere-text':
    'Cette partie a été commencée ailleurs, dans un navigateur : seule la personne qui l’a apportée sait si tout était honnête, et elle connaît peut-être les cartes à venir.',
  'deal.shared-text':
    'La même donne se joue aussi à d’autres tables : les personnes qui l’ont déjà jouée connaissent les cartes à venir.',
  'deal.same-deal-text':
    'De nouveau la même donne : ceux qui l’ont jouée ou qui en ont l’enregistrement connaissent la suite.',
  'deal.record-text':
    'La donne vient d’un enregistrement : ceux qui l’ont connaissent la suite, peut-être aussi la personne qui a ouvert la table.',
  'deal.unknown-text': 'On ne sait pas d’où vient cette donne : quelqu’un connaît peut-être la suite.',

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

  'about.licences': 'Licences et remerciements',
  'about.unofficial':
    'Une œuvre indépendante et non officielle, par des gens qui aiment ce jeu. Sans lien avec son auteur ni avec ses éditeurs ; rien de leurs images ni de leurs textes n’est utilisé.',
  'about.code': 'Programme : licence MIT, © les contributeurs de Macher.',
  'about.map': 'Contours des Länder : © les auteurs de @svg-maps/germany, CC BY 4.0 ; divisés et simplifiés.',
  'about.fonts': 'Polices : Fira Sans Condensed et Vollkorn, SIL Open Font License 1.1.',
  'about.short': 'Indépendant et non officiel. Licence MIT.',
  'lobby.go': 'Vers l’accueil',
};

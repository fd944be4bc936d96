import type { Messages } from './en.ts';

export const fr: Messages = {
  'lane.too-few': '{meetings}/{needed}',

  'here.mark-text': 'Cette partie est gardée dans ce navigateur. Elle n’a besoin ni de serveur ni de réseau.',

  'away.watching': 'Tu regardes la partie.',
  'waiting.deserted': 'La partie attend',
  'hint.ask': 'Que ferait le niveau 4 ? (noté dans l’enregistrement)',

  'refusal.not-owner': 'Seule la personne qui a ouvert la table peut faire cela.',
  'refusal.not-seated': 'Tu n’as pas de place ici.',
  'refusal.seat-taken': 'La place est prise.',
  'refusal.seat-kept': 'La place est réservée à quelqu’un d’autre.',
  'refusal.seat-empty': 'Personne d’autre n’est assis là.',
  'refusal.blocked': 'Tu es bloqué à cette table.',
  'refusal.seat-not-there': 'Cette place n’existe pas.',
  'refusal.already-seated': 'Tu as déjà une place.',
  'refusal.bot-not-there': 'Ce bot n’existe pas.',
  'refusal.party-taken': 'Quelqu’un a déjà ce parti.',
  'refusal.party-settled': 'Le concours a donné à chaque place son parti.',
  'refusal.party-not-there': 'Ce parti n’existe pas dans ce jeu.',
  'refusal.not-gathering': 'La partie a commencé.',
  'refusal.not-playing': 'Aucune partie ne se joue ici en ce moment.',
  'refusal.not-all-ready': 'Tout le monde n’est pas prêt.',
  'refusal.seats-open': 'Il reste des places libres.',
  'refusal.deal-not-agreed': 'Cette donne n’est pas nouvelle. Recharge la page pour voir d’où elle vient.',
  'refusal.nothing-to-undo': 'Tu n’as rien à annuler.',
  'refusal.revealed': 'Quelque chose a été révélé : pour revenir en arrière, il faut l’accord de tous.',
  'refusal.proposal-open': 'Une proposition est déjà en cours.',
  'refusal.no-proposal': 'Cette proposition n’est plus en cours.',
  'refusal.already-answered': 'Tu as déjà répondu.',
  'refusal.away': 'Un bot joue pour toi : reviens d’abord.',
  'refusal.not-away': 'Aucun bot ne joue pour toi.',
  'refusal.text-empty': 'Dis quelque chose.',
  'refusal.talk-full': 'On ne peut plus rien écrire à cette table.',
  'refusal.log-full': 'Il s’est passé tant de choses à cette table qu’on ne peut plus que jouer.',
  'refusal.enough-today':
    'Toi ou ton réseau avez assez écrit pour aujourd’hui. Continue demain ; tu peux toujours jouer.',
  'refusal.enough-kept':
    'Ce serveur conserve déjà de toi tout ce qu’il peut conserver d’une personne. Tu peux continuer à jouer.',
  'refusal.still-there': 'Cette personne était là il y a un instant. Attends un peu.',
  'refusal.founder-away':
    'Quelqu’un qui a commencé la partie est absent. Il faut son accord, ou attendre une semaine après son départ.',
  'refusal.seen-another': 'Tu as déjà vu une autre place de cette partie : tu ne peux pas jouer ici.',
  'refusal.asked-too-often': 'Tu as assez demandé dans cette partie.',
  'refusal.no-days-left': 'Il ne te reste pas autant de jours de congé.',
  'refusal.no-programs': 'Cette table est réservée aux personnes.',
  'refusal.not-admitted': 'Tu ne peux pas prendre place à cette table. D’autres te sont ouvertes.',
  'refusal.too-few-games':
    'On connaît ici trop peu de tes parties : les publiques et les classées comptent. Joues-en d’abord quelques-unes ailleurs.',
  'refusal.too-few-finished':
    'Cette table est pour ceux qui vont plus souvent au bout de leurs parties. Chaque partie que tu finis améliore ton taux.',
  'refusal.too-slow':
    'Cette table est pour ceux qui répondent plus vite dans les parties sur plusieurs jours. Des décisions plus rapides réduisent ton temps habituel.',
  'refusal.no-regency': 'Personne ne te laisse jouer à sa place ici, ou le délai est passé.',
  'refusal.name-not-kept':
    'À une table que tout le monde trouve, seul quelqu’un qui protège son nom par un mot de passe peut jouer à ta place.',
  'refusal.no-hints': 'Il n’y a pas de conseils ici.',
  'refusal.wrong-time': 'Choisis un moment dans les 10 prochains jours.',
  'refusal.no-offer': 'Cette offre n’existe plus.',
  'refusal.empty-deal': 'Un accord demande une promesse sur un Land et un tour à venir.',
  'refusal.stale': 'La partie a avancé entre-temps. Regarde de nouveau.',
  'refusal.frozen': 'Cette table est gelée : on peut la regarder, mais pas y jouer.',

  'national.secured': 'dominante',

  'formula.half': 'la moitié de {meetings, plural, one {# réunion} other {# réunions}}',

  'donation.choose': 'Choisis une contribution',
  'donation.take': 'Accepter {amount}',
  'donation.refuse': 'Refuser {amount}',
  'donation.money': 'argent',
  'donation.base': 'adhérents {before} → {after}{dice, plural, =0 {} one { (# dé)} other { (# dés)}}',
  'donation.paid': 'Tu as touché',
  'donation.for-seats': 'pour tes sièges',
  'donation.for-base': 'pour {base} adhérents',
  'donation.before': 'avant',
  'donation.now': 'maintenant',
  'donation.gone': 'Déjà utilisées :',

  'end.source-mandates': 'Sièges',
  'end.source-wins': 'Victoires',
  'end.source-media': 'Médias',
  'end.source-base': 'Adhérents',
  'end.source-national': 'Opinion nationale',
  'end.source-money': 'Argent',

  'follow.you': 'Toi',
  'follow.votes': '{votes, plural, one {vote} other {votes}}',
  'digest.title': 'Depuis ta dernière décision',
  'keys.digest': 'Ce qui s’est passé depuis ta dernière décision',

  'coach.on': 'Coach activé',
  'coach.off': 'Coach désactivé',
  'first.mark': 'Première partie',

  'lobby.go': 'Vers l’accueil',

  'record.title': 'Revoir une partie enregistrée',
  'record.text':
    'Charge une partie finie, choisis un moment, regarde par les yeux de chacun et rejoue à partir de là.',
  'record.is-view':
    'Ce fichier a été sauvegardé en cours de partie : il montre ce que voyait un seul joueur, et on ne peut pas le reprendre.',
  'record.malformed': 'Ce fichier n’est pas l’enregistrement d’une partie : {detail}',
  'record.found': '{ruleset}, {names}, {actions, plural, one {# décision} other {# décisions}}',
  'record.look': 'Regarder',
  'record.knows': 'Le fichier permet de connaître les cartes à venir.',
  'record.download': 'Télécharger l’enregistrement',

  'rematch.offered': '{name} propose une revanche.',
  'rematch.same-deal': '{name} propose de rejouer la même donne.',

  'ribbon.your-decision': 'À toi',
  'keys.confirm': 'Confirmer la décision',

  'rules.loading': 'On cherche la règle…',
  'rules.phase': 'phase',
  'rules.book': 'Ouvrir les règles du jeu',

  'side.points': 'points',
  'side.base': 'adhérents',
  'side.log': 'Journal',
  'side.media-board': 'Médias',
  'talk.label': 'Discussion',
  'told.phrased': '{party} : {phrase}',
  'phrase.hello': 'Salut !',
  'phrase.good-game': 'Bonne partie !',
  'phrase.well-played': 'Bien joué !',
  'phrase.thanks': 'Merci !',
  'phrase.sorry': 'Désolé !',
  'phrase.one-moment': 'Un moment, s’il te plaît.',
  'phrase.your-turn': 'C’est à toi.',
  'phrase.good-luck': 'Bonne chance !',

  'national.opinions': 'Opinion nationale',
  'national.media': 'Médias, points par élection',

  'gather.you': 'toi',

  'text.labelled': '{label} : {text}',
  'word.media': 'Médias',
  'word.votes': 'Voix',
  'word.base': 'Adhérents',
  'word.platform': 'Plateforme',
  'word.hand': 'Main',
  'word.your-hand': 'Ta main',
};

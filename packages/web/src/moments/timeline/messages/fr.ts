import type { Messages } from './en.ts';

export const fr: Messages = {
  'time.slider': 'Moments de la partie',
  'time.move': 'Coup {move}',
  'time.move-of': 'Coup {move} sur {moves}',
  'time.standing': 'Points si la partie s’arrêtait ici',
  'time.loading': 'Récupération de ce qui s’est passé…',
  'time.failed': 'Impossible de récupérer le passé. Appuie sur Échap et réessaie.',
  'time.missed':
    'Cette partie n’a pas ce moment du coup {move} : elle compte {moves, plural, one {# coup} other {# coups}}. Tu vois le dernier avant.',
  'time.past': 'Tu regardes le passé.',
  'time.where':
    '{round, plural, =0 {Mise en place} other {Manche #}}, coup {move}{ago, plural, =0 {} one { : il y a # coup} other { : il y a # coups}}. Rien de ce que tu presses ici ne change la partie.',
  'time.looking': 'Tu regardes le coup {move}. Appuie sur Échap pour revenir.',
  'time.back': 'Retour au présent.',
  'time.back-deciding': 'Retour au présent. Ta décision : {decision}',
  'time.back-to-now': 'Revenir au présent',
  'time.result': 'Résultat',
  'time.look-back': 'Regarder en arrière',
  'time.own-eyes': 'Tu vois ce que tu voyais alors. Les autres regards s’ouvrent à la fin de la partie.',
  'time.eyes': 'Vu par',
  'time.eyes-all': 'Tous',
  'time.eyes-spectator': 'Un spectateur',
  'time.first': 'Au début (Début)',
  'time.previous': 'Un moment en arrière (←)',
  'time.next': 'Un moment en avant (→)',
  'time.last': 'À la fin (Fin)',
  'time.play': 'Lire',
  'time.pause': 'Pause',
  'time.link': 'Copier le lien',
  'time.ask': 'Que ferais-tu ?',
  'time.ask-text':
    'Crée un lien vers cette décision : les autres voient ce que voyait ce parti, décident, puis voient ce qui a été joué.',
  'time.asked-file': 'Le lien serait trop long : tu as reçu un fichier.',
  'time.play-on': 'Rejouer d’ici',
  'time.play-on-text': 'Ouvre une nouvelle table contre des bots ; cette partie reste telle quelle.',
  'time.step': 'Coup {move}.',
  'time.goes-on': 'depuis le coup {move} d’un enregistrement',
  'time.goes-on-text':
    'Cette partie reprend à un moment d’une autre : qui en a l’enregistrement connaît les cartes à venir.',
};

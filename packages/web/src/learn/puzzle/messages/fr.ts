import type { Messages } from './en.ts';

export const fr: Messages = {
  'try.title': 'Positions à essayer',
  'try.text':
    'Tirées de vraies parties de bots, les plus faciles d’abord. Tu décides sur les vrais plateaux et tu apprends ce que ta décision apporte.',
  'try.count': '{solved} sur {count} résolues',
  'try.solved': 'résolue',
  'try.place': 'Position {place} sur {count}',
  'try.round': 'Manche {round}',
  'try.all': 'Toutes les positions',
  'try.unknown': 'Cette position n’existe pas.',
  'goal.win': '{In_region}, on vote juste après ta décision. Gagnes-y, en solo ou avec un partenaire.',
  'goal.stop':
    '{In_region}, on vote juste après ta décision. {The_other} ne {other_number, select, many {doivent} other {doit}} pas y gagner.',
  'goal.mandates': '{In_region}, on vote juste après ta décision. Obtiens-y autant de sièges que possible.',
  'goal.harvest':
    'Tous ces Länder votent juste après ta décision. Obtiens autant de points que possible, pour les sièges et les victoires.',
  'goal.points':
    'La dernière élection est passée. Obtiens autant de points que possible d’ici la fin de la partie.',
  'verdict.right': 'C’est ça !',
  'verdict.wrong': 'Pas encore.',
  'verdict.answer':
    '{count, plural, one {Ceci atteint le but} other {Chacune de ces décisions atteint le but}}',
  'verdict.you': 'Ta décision',
  'verdict.brings': 'Si on votait maintenant',
  'verdict.end': 'À la fin de la partie',
  'verdict.worth': '{value, plural, one {# point} other {# points}} pour toi.',
  'verdict.more': '{best, plural, one {# point est possible} other {# points sont possibles}}.',
  'verdict.party': 'Parti',
  'verdict.state': 'Land',
  'verdict.votes': 'Voix',
  'verdict.seats': 'Sièges',
  'verdict.win': 'Pour la victoire',
  'verdict.points': 'Points',
  'verdict.winner': 'gagne',
  'verdict.again': 'Réessayer',
  'verdict.show': 'Montrer la solution',
  'verdict.next': 'Position suivante',
  'asked.title': 'Que ferais-tu ?',
  'asked.text':
    'Une décision d’une vraie partie, avec les yeux d’un parti. Décide, puis tu verras ce qui a été joué.',
  'asked.same': 'C’est ce qui a été joué.',
  'asked.other': 'Autre chose a été joué.',
  'asked.you': 'Toi',
  'asked.played': 'Dans la partie',
  'asked.on': 'Voir la suite',
  'asked.again': 'Décider à nouveau',
  'asked.file': 'Ouvrir une question d’un fichier',
  'asked.broken': 'Il n’y a pas de question dans ce lien ou ce fichier.',
};

import type { TryMessages } from './en.ts';

export const it: TryMessages = {
  'try.title': 'Posizioni da provare',
  'try.text':
    'Da vere partite di bot, prima le più facili. Decidi sulle plance vere e scopri che cosa porta la tua decisione.',
  'try.count': '{solved} di {count} risolte',
  'try.solved': 'risolta',
  'try.place': 'Posizione {place} di {count}',
  'try.round': 'Turno {round}',
  'try.all': 'Tutte le posizioni',
  'try.unknown': 'Questa posizione non esiste.',
  'goal.win': '{region} vota subito dopo la tua decisione. Vinci lì, da solo o con un partner.',
  'goal.stop': '{region} vota subito dopo la tua decisione. Un partito non deve vincere lì: {other}.',
  'goal.mandates': '{region} vota subito dopo la tua decisione. Ottieni lì più seggi che puoi.',
  'goal.harvest':
    'Tutti questi Länder votano subito dopo la tua decisione. Ottieni più punti che puoi, per i seggi e per le vittorie.',
  'goal.points': 'L’ultima elezione è finita. Ottieni più punti che puoi entro la fine della partita.',
  'verdict.right': 'Proprio così!',
  'verdict.wrong': 'Non ancora.',
  'verdict.answer':
    '{count, plural, one {Questo raggiunge l’obiettivo} other {Ognuna di queste raggiunge l’obiettivo}}',
  'verdict.you': 'La tua decisione',
  'verdict.brings': 'Se si votasse ora',
  'verdict.end': 'Alla fine della partita',
  'verdict.worth': '{value, plural, one {# punto} other {# punti}} per te.',
  'verdict.more': '{best, plural, one {# punto è possibile} other {# punti sono possibili}}.',
  'verdict.party': 'Partito',
  'verdict.state': 'Land',
  'verdict.votes': 'Voti',
  'verdict.seats': 'Seggi',
  'verdict.win': 'Per la vittoria',
  'verdict.points': 'Punti',
  'verdict.winner': 'vince',
  'verdict.again': 'Riprova',
  'verdict.show': 'Mostra la soluzione',
  'verdict.next': 'Prossima posizione',
};

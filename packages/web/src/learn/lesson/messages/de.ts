import type { Messages } from './en.ts';

export const de: Messages = {
  'learn.next': 'Weiter',
  'learn.back': 'Zurück',
  'learn.go': 'Los geht’s',
  'learn.again': 'Dieses Kapitel von vorn',
  'learn.votes': '{votes} Stimmen',
  'learn.place': '{place} von {count} · {title}',
  'learn.minutes': 'noch etwa {minutes, plural, one {# Minute} other {# Minuten}}',
  'learn.leave': 'Verlassen',
  'learn.read-first': 'Lies zuerst das hier und drücke dann „{next}“.',
  'learn.won': 'Du hast deinen ersten Wahlabend gewonnen!',
  'learn.done': 'Jetzt weißt du, wie es geht.',
  'learn.result': '{points} Punkte und Platz {rank}.',
  'learn.what-next-2019':
    'In einer richtigen Partie wählst du zuerst deine Programmkarten und deine Startaufstellung, und es gibt vier Wahlen. Fast alles andere hast du gerade getan.',
  'learn.what-next-2006':
    'Das sind die wichtigsten Unterschiede; im Regelheft stehen alle. Eine Partie dieser Ausgabe hat sieben Runden oder fünf.',
  'learn.play': 'Richtig spielen',
  'learn.last-again': 'Letzte Runde noch einmal',
  'learn.anew': 'Lektion von vorn',
};

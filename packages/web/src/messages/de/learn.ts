/** The frame of a lesson, and its door in the lobby. */
export const learn = {
  'learn.try': 'Stellungen zum Ausprobieren: ein Dutzend Rätsel aus echten Partien',
  'learn.older': 'Du kennst 2019? Sieh in fünf Minuten, was 2006 anders macht',
  'coach.name': 'Trainer',
  'coach.on': 'Trainer an',
  'coach.off': 'Trainer aus',
  'first.mark': 'Erstes Spiel',
  'coach.text': 'Eine Zeile unter jeder Entscheidung: wozu sie gut ist und was sie meistens kostet.',
  'first.button': 'Erste Partie mit Trainer',
  'first.text':
    'Programm und erste Steine liegen schon, die Bots sind einfach, und eine Zeile unter jeder Entscheidung sagt, wozu sie gut ist.',
  'learn.title': 'Spielend lernen',
  'learn.text':
    'Zehn Minuten, eine vorbereitete Runde, das echte Spielbrett. Ein Regelheft brauchst du nicht.',
  'learn.button': 'Lektion beginnen',
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

import type { Messages } from './en.ts';

export const de: Messages = {
  'time.slider': 'Momente der Partie',
  'time.move': 'Zug {move}',
  'time.move-of': 'Zug {move} von {moves}',
  'time.standing': 'Punkte, wenn die Partie hier zu Ende wäre',
  'time.loading': 'Was geschah, wird geholt …',
  'time.failed': 'Die Vergangenheit ließ sich nicht holen. Drück Escape und versuch es noch einmal.',
  'time.missed':
    'Diesen Moment von Zug {move} gibt es in der Partie nicht: Sie hat {moves, plural, one {# Zug} other {# Züge}}. Du siehst den letzten davor.',
  'time.past': 'Du siehst die Vergangenheit.',
  'time.where':
    '{round, plural, =0 {Aufbau} other {Runde #}}, Zug {move}{ago, plural, =0 {} one {: vor einem Zug} other {: vor # Zügen}}. Nichts, was du hier drückst, ändert die Partie.',
  'time.looking': 'Du siehst Zug {move}. Mit Escape kommst du zurück.',
  'time.back': 'Zurück im Jetzt.',
  'time.back-deciding': 'Zurück im Jetzt. Deine Entscheidung: {decision}',
  'time.back-to-now': 'Zurück zum Jetzt',
  'time.result': 'Ergebnis',
  'time.look-back': 'Zurückblicken',
  'time.own-eyes': 'Du siehst, was du damals sahst. Andere Augen öffnen sich nach dem Ende der Partie.',
  'time.eyes': 'Gesehen von',
  'time.eyes-all': 'Allen',
  'time.eyes-spectator': 'Zuschauer',
  'time.first': 'Zum Anfang (Pos1)',
  'time.previous': 'Einen Moment zurück (←)',
  'time.next': 'Einen Moment weiter (→)',
  'time.last': 'Zum Ende (Ende)',
  'time.play': 'Abspielen',
  'time.pause': 'Pause',
  'time.link': 'Link kopieren',
  'time.ask': 'Was würdest du tun?',
  'time.ask-text':
    'Macht einen Link zu dieser Entscheidung: Andere sehen, was diese Partei sah, entscheiden und erfahren dann, was gespielt wurde.',
  'time.asked-file': 'Der Link wäre zu lang: Du hast stattdessen eine Datei bekommen.',
  'time.play-on': 'Von hier weiterspielen',
  'time.play-on-text': 'Öffnet einen neuen Tisch gegen Bots; diese Partie bleibt, wie sie ist.',
  'time.step': 'Zug {move}.',
  'time.goes-on': 'ab Zug {move} einer Aufzeichnung',
  'time.goes-on-text':
    'Diese Partie geht von einem Moment einer anderen aus weiter: Wer deren Aufzeichnung hat, kennt die Karten, die noch kommen.',
};

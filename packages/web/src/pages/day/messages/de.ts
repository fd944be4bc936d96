import type { Messages } from './en.ts';

export const de: Messages = {
  'day.title': 'Partie des Tages',
  'day.text':
    'Dieselben Karten für alle, vom selben Platz aus, gegen dieselben Bots. In der Liste zählen die Punkte, dann der Abstand zum besten Bot.',
  'day.open-until': '{date} · die Liste ist offen bis {closes}',
  'day.is-closed': '{date} · die Liste ist geschlossen',
  'day.played': 'Gespielt haben',
  'day.best': 'Rekord',
  'day.place': 'Dein Platz',
  'day.you': 'du',
  'day.play': 'Spielen',
  'day.go-on': 'Weiterspielen',
  'day.look-back': 'Deine Partie ansehen',
  'day.one-try': 'Du hast einen Versuch, ohne Tipps. Aufhören und später weiterspielen kannst du jederzeit.',
  'day.until': 'Beginne bis {begins}. Es zählt, wenn du selbst bis {closes} zu Ende spielst.',
  'day.sealed':
    'Bis {closes} sieht jeder nur die eigene Partie. Dann kannst du ansehen, wie die anderen gespielt haben.',
  'day.unsealed': 'Alle dürfen diese Partien jetzt ansehen.',
  'day.guest':
    'Auch Gäste spielen mit, und dein Platz gehört zu deinem Namen: Mit einem Passwort bleibt er deiner.',
  'day.going': 'Du spielst sie gerade. Es zählt, wenn du selbst bis {closes} zu Ende spielst.',
  'day.too-late': 'Die Liste wurde geschlossen, bevor du fertig warst.',
  'day.mine': '{points, plural, one {# Punkt} other {# Punkte}}, {margin}',
  'day.margin':
    '{side, select, ahead {{points} vor dem besten Bot} behind {{points} hinter dem besten Bot} other {gleichauf mit dem besten Bot}}',
  'day.margin-short': '{side, select, ahead {{points} davor} behind {{points} dahinter} other {gleichauf}}',
  'day.not-counted':
    'Deine Partie steht nicht in der Liste. Sie zählt, wenn du sie selbst zu Ende spielst, bevor die Liste geschlossen wird.',
  'day.missed': 'Diese hast du nicht begonnen, und beginnen kann man nur an ihrem Tag.',
  'day.to-today': 'Zur Partie von heute',
  'day.list': 'Wer sie gespielt hat',
  'day.list-first': 'Die ersten {count} von {played}.',
  'day.nobody-yet': 'Noch niemand hat sie zu Ende gespielt. Wer es zuerst tut, führt die Liste an.',
  'day.nobody': 'Niemand hat sie zu Ende gespielt.',
  'day.rank': 'Platz',
  'day.name': 'Name',
  'day.points': 'Punkte',
  'day.bots': 'Bester Bot',
  'day.look': 'Ansehen',
  'day.look-at': 'Partie von {name} ansehen',
  'day.earlier': 'Frühere Tage',
  'day.earlier-none': 'Noch keine.',
  'day.earlier-played':
    '{played, plural, =0 {niemand hat zu Ende gespielt} one {eine Person, {best} Punkte} other {# Personen, Spitze {best} Punkte}}',
  'day.not-there': 'Dieser Tag ist noch nicht gekommen.',
};

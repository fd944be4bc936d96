import type { Messages } from './en.ts';

export const de: Messages = {
  'try.title': 'Stellungen zum Ausprobieren',
  'try.text':
    'Aus echten Partien von Bots, die leichteren zuerst. Du entscheidest auf dem echten Spielbrett und erfährst, was deine Entscheidung bringt.',
  'try.count': '{solved} von {count} gelöst',
  'try.solved': 'gelöst',
  'try.place': 'Stellung {place} von {count}',
  'try.round': 'Runde {round}',
  'try.all': 'Alle Stellungen',
  'try.unknown': 'Diese Stellung gibt es nicht.',
  'goal.win':
    '{In_region} wird gleich nach deiner Entscheidung gewählt. Gewinne dort, allein oder mit einem Partner.',
  'goal.stop':
    '{In_region} wird gleich nach deiner Entscheidung gewählt. {The_other} {other_number, select, many {sollen} other {soll}} dort nicht gewinnen.',
  'goal.mandates':
    '{In_region} wird gleich nach deiner Entscheidung gewählt. Hol dort so viele Punkte für Stimmen, wie du kannst.',
  'goal.harvest':
    'Alle diese Länder wählen gleich nach deiner Entscheidung. Hol so viele Punkte, wie du kannst, für Stimmen und für Siege.',
  'goal.points': 'Die letzte Wahl ist vorbei. Sammle bis zum Ende der Partie so viele Punkte, wie du kannst.',
  'verdict.right': 'Das ist es!',
  'verdict.wrong': 'Noch nicht.',
  'verdict.answer': '{count, plural, one {Das erreicht das Ziel} other {Jedes davon erreicht das Ziel}}',
  'verdict.you': 'Deine Entscheidung',
  'verdict.brings': 'Wenn jetzt gewählt würde',
  'verdict.end': 'Am Ende der Partie',
  'verdict.worth': '{value, plural, one {# Punkt} other {# Punkte}} für dich.',
  'verdict.more': '{best, plural, one {# Punkt ist} other {# Punkte sind}} möglich.',
  'verdict.party': 'Partei',
  'verdict.state': 'Land',
  'verdict.votes': 'Stimmen',
  'verdict.seats': 'Für Stimmen',
  'verdict.win': 'Für den Sieg',
  'verdict.points': 'Punkte',
  'verdict.winner': 'gewinnt',
  'verdict.again': 'Noch einmal',
  'verdict.show': 'Lösung zeigen',
  'verdict.next': 'Nächste Stellung',
  'asked.title': 'Was würdest du tun?',
  'asked.text':
    'Eine Entscheidung aus einer echten Partie, mit den Augen einer Partei. Entscheide, dann siehst du, was gespielt wurde.',
  'asked.same': 'So wurde gespielt.',
  'asked.other': 'Gespielt wurde etwas anderes.',
  'asked.you': 'Du',
  'asked.played': 'In der Partie',
  'asked.on': 'Wie es weiterging',
  'asked.again': 'Noch einmal entscheiden',
  'asked.file': 'Eine Frage aus einer Datei öffnen',
  'asked.broken': 'In diesem Link oder dieser Datei steckt keine Frage.',
};

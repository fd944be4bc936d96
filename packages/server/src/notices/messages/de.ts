import type { NoticeMessages } from './en.ts';

export const de: NoticeMessages = {
  bot: 'Ein Bot',
  decide: 'Du bist dran: {phase}',
  proposed:
    '{who} {proposal, select, undo {möchte etwas zurücknehmen} abandon {möchte das Spiel ohne Ergebnis beenden} pause {möchte pausieren oder weiterspielen} hints {möchte Tipps für alle} pace {möchte ein anderes Tempo} standin {möchte einen Bot für jemanden, der nicht mehr da ist} takeover {möchte einen Platz übernehmen} other {schlägt etwas vor}}: Deine Antwort fehlt noch',
  'media-removed': '{who} hat dir {in_region} einen Medienmarker weggenommen',
  'trend-lowered': '{who} hat deinen Trend {in_region} gesenkt',
  'coalition-forced': '{who} hat dich {in_region} zu einer Koalition gezwungen',
  'stood-in':
    '{why, select, voted {Die anderen lassen einen Bot für dich spielen} other {Deine Zeit ist abgelaufen, ein Bot spielt für dich}}',
  'handed-over': '{who} spielt auf deinem Platz weiter',
  'sent-away': 'Du wurdest gebeten, den Tisch zu verlassen',
  said: '{who} hat am Tisch etwas gesagt',
  mentioned: '{who} hat dich am Tisch angesprochen',
  offered: '{who} bietet dir eine Abmachung an: Deine Antwort fehlt noch',
  'offer-answered': '{who} hat deine Abmachung {state, select, accepted {angenommen} other {abgelehnt}}',
  'seat-kept': '{who} hält dir an einem neuen Tisch einen Platz frei',
  'regent-named': '{who} lässt dich eine Zeit lang spielen, als Vertretung',
  'friend-asked': '{who} möchte mit dir befreundet sein',
  won: 'Das Spiel ist aus, und du hast gewonnen',
  over: 'Das Spiel ist aus: Du bist Nummer {place} von {players}. {winner} hat gewonnen',
  abandoned: 'Der Tisch wurde ohne Ergebnis geschlossen',
  'at-table': '{game}, mit {others}',
  several:
    '{count, plural, one {An deinen Tischen ist etwas passiert} other {An deinen Tischen ist #-mal etwas passiert}}',
  more: '{count, plural, one {und noch eine Nachricht} other {und noch # Nachrichten}}',
  'test-title': 'Es klappt',
  'test-text': 'Hier sagt dir Macher Bescheid, wenn du dran bist.',
  'code-subject': 'Dein Code: {code}',
  'code-text':
    '{name} möchte an dieser Adresse von Macher hören. Wenn du das bist, gib diesen Code auf der Seite ein: {code}\n\nWenn nicht, musst du nichts tun: Es kommt keine weitere Mail.',
  'mail-foot': 'Ändern, was du erfährst: {url}\nDiese Mails beenden: {off}',
  'off-title': 'Diese Mails beenden?',
  'off-button': 'Beenden',
  'off-done': 'Erledigt. An diese Adresse kommt keine Mail mehr.',
  'feed-title': 'Macher: {name}',
};

import type { Messages } from './en.ts';

export const de: Messages = {
  'room.gathering': 'Code scannen, und dein Handy wird deine Hand',
  'room.back': 'Zum Tisch',
  'room.seats': 'Die Plätze',
  'room.watch': 'Zuschauen',
  'room.watch-text': 'Handkarten, Geld und verdeckte Gebote bleiben auf euren Handys.',
  'room.asleep': 'Handy eingeschlafen? Scannen und zurückkommen.',
  'room.free': 'Scannen, und dein Handy wird deine Hand.',
  'room.nobody': 'Freier Platz',
  'room.choosing': 'entscheidet …',
  'room.done': 'fertig',
  'room.code': 'Code',
  'room.now': 'Jetzt',
  'room.now-in': 'Jetzt · {phase}',
  'room.over': 'Das Spiel ist aus',
  'room.deciding': '{name}: {what}',
  'room.just': 'Gerade geschehen',
  'room.then': 'Danach',
  'room.seat-title': 'Dein Handy, deine Hand',
  'room.seat-text': 'Tippe den Code ein, den der große Bildschirm an deinem Platz zeigt. Er gilt einmal.',
  'room.sit': 'Hinsetzen',
};

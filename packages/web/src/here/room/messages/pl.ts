import type { Messages } from './en.ts';

export const pl: Messages = {
  'room.gathering': 'Zeskanuj kod, a telefon stanie się twoją ręką',
  'room.back': 'Do stołu',
  'room.seats': 'Miejsca',
  'room.watch': 'Oglądaj',
  'room.watch-text': 'Karty, pieniądze i tajne oferty zostają na telefonach.',
  'room.asleep': 'Telefon zasnął? Zeskanuj, by wrócić.',
  'room.free': 'Zeskanuj, a telefon stanie się twoją ręką.',
  'room.nobody': 'Wolne miejsce',
  'room.choosing': 'wybiera…',
  'room.done': 'gotowe',
  'room.code': 'Kod',
  'room.now': 'Teraz',
  'room.now-in': 'Teraz · {phase}',
  'room.over': 'Gra skończona',
  'room.deciding': '{name}: {what}',
  'room.just': 'Właśnie się stało',
  'room.then': 'Potem',
  'room.seat-title': 'Twój telefon, twoja ręka',
  'room.seat-text': 'Wpisz kod, który duży ekran pokazuje przy twoim miejscu. Działa raz.',
  'room.sit': 'Siadam',
};

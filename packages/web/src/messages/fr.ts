import type { Messages } from './en.ts';

export const fr: Messages = {
  'page.lobby': 'Macher',
  'page.new': 'Une nouvelle table – Macher',
  'page.record': 'Revoir une partie enregistrée – Macher',
  'page.account': 'Ton compte – Macher',
  'page.notices': 'Quand c’est à toi – Macher',
  'page.host': 'Ton serveur – Macher',
  'page.person': 'Profil d’un joueur – Macher',
  'page.clubs': 'Clubs – Macher',
  'page.club': 'Club – Macher',
  'page.new-event': 'Nouveau tournoi – Macher',
  'page.event': 'Tournoi – Macher',
  'page.day': 'Donne du jour – Macher',
  'page.learn': 'Apprendre Die Macher – Macher',
  'page.asked': 'Que ferais-tu ? – Macher',
  'page.try': 'Positions à essayer – Macher',
  'page.rules': 'Règles – Macher',
  'page.table': 'Macher',
  'page.room': 'Sur grand écran – Macher',
  'page.seat': 'Prendre place – Macher',
  'page.no-moment': 'Pas un moment de cette partie – Macher',
  'page.unknown': 'Cette page n’existe pas – Macher',

  'unknown.title': 'Cette page n’existe pas',
  'unknown.text': 'L’adresse est peut-être mal tapée, ou le lien trop ancien.',
  'unknown.home': 'À la page d’accueil',
};

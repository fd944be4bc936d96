import type { Messages } from './en.ts';

export const fr: Messages = {
  'curtain.round': 'Manche {round} sur {rounds}',
  'curtain.hidden': 'Cartes cachées : {name}',
  'curtain.pass': 'Fais passer l’appareil à',
  'curtain.again': 'C’est encore à toi,',
  'curtain.asked': '{party} : {what}.',
  'curtain.proposal': 'Répondre à une proposition',
  'curtain.look-away': 'Personne d’autre ne devrait regarder.',
  'curtain.me': 'C’est moi, {name}',
  'curtain.hold': 'appuyer et maintenir',
  'curtain.not-me': 'Je ne suis pas {name}, montrer seulement la table',
  'curtain.since': 'Pendant que tu ne regardais pas',
  'curtain.nothing': 'Rien ne s’est passé depuis ta dernière décision.',
  'curtain.standing': 'Les partis dans l’ordre du tour',
  'curtain.points': '{points, plural, one {# pt} other {# pts}}',
  'curtain.next': 'à son tour',
  'curtain.bot': 'bot',
  'curtain.decided': 'vient de décider',
  'curtain.peek': 'C’est moi, {name} : maintenir pour voir mes cartes',
};

import type { Messages } from './en.ts';

export const fr: Messages = {
  'tie.title': 'Amis',
  'tie.none':
    'Pas encore d’amis. À une table, les noms mènent aux pages des gens ; c’est là que tu peux les ajouter.',
  'tie.here': 'à une table en ce moment',
  'tie.since': 'amis depuis le {date}',
  'tie.add': 'Ajouter aux amis',
  'tie.asks': '{name} voudrait t’ajouter à ses amis.',
  'tie.accept': 'Accepter',
  'tie.decline': 'Refuser',
  'tie.asked': 'Tu as demandé à {name}. Pas encore de réponse.',
  'tie.withdraw': 'Retirer la demande',
  'tie.is-friend': 'Vous êtes amis.',
  'tie.end': 'Retirer des amis',
  'tie.end-sure': 'Retirer {name} de tes amis ? {name} n’en saura rien.',
  'tie.end-yes': 'Oui, retirer',
  'tie.no': 'Non',
  'tie.block': 'Bloquer',
  'tie.block-sure':
    'Bloquer {name} ? {name} ne pourra pas rejoindre les tables où tu es, tu ne liras plus ses messages, et {name} n’en saura rien.',
  'tie.block-yes': 'Oui, bloquer',
  'tie.blocked': 'Tu as bloqué {name}.',
  'tie.unblock': 'Débloquer',
  'tie.requests': 'Voudraient t’ajouter à leurs amis',
  'tie.waiting': 'Tu as demandé',
  'tie.blocked-people': 'Bloqués',
  'tie.asked-on': 'demandé le {date}',
  'tie.show': 'Mes amis voient quand je suis à une table',
  'tie.show-text':
    'Pas dans les parties sur plusieurs jours : personne ne doit voir quelles décisions étaient prévues.',
  'tie.keep-name': 'Pour avoir des amis, protège d’abord ton nom par un mot de passe.',
  'tie.invite-title': 'Garder une place pour un ami',
  'tie.invite': 'Garder une place pour {name}',
  'tie.invite-full': 'Aucune place n’est libre. Retire un bot pour garder la sienne.',
  'tie.blocked-here': 'Tu as bloqué {name}, qui est à cette table.',
};

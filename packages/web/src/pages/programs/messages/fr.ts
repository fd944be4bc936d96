import type { Messages } from './en.ts';

export const fr: Messages = {
  'programs.title': 'Programmes qui jouent pour toi',
  'programs.text':
    'Un programme a son propre nom et son propre jeton. Il joue là où une table admet les programmes, et tout le monde voit que c’est un programme. Il ne peut rien changer à ton compte.',
  'programs.keep-name': 'Protège d’abord ton nom par un mot de passe.',
  'programs.name': 'Nom du programme',
  'programs.make': 'Créer un programme',
  'programs.made': 'créé le {date}',
  'programs.used': 'jeton utilisé pour la dernière fois le {date}',
  'programs.unused': 'jeton pas encore utilisé',
  'programs.token-title': 'Jeton de {name}',
  'programs.token-text':
    'Copie-le maintenant : il ne sera plus affiché. Toute personne qui l’a joue comme ce programme.',
  'programs.renew': 'Nouveau jeton',
  'programs.renew-sure': '{name} ne pourra plus jouer avec son ancien jeton. Continuer ?',
  'programs.renew-yes': 'Oui, un nouveau jeton',
  'programs.delete': 'Supprimer',
  'programs.delete-sure': 'Supprimer {name} ? Là où il joue, un bot continue.',
  'programs.delete-yes': 'Oui, supprimer',
  'programs.no': 'Non',
  'sharing.title': 'Données ouvertes',
  'sharing.text':
    'La personne qui gère ce serveur peut publier les parties terminées, sans les noms. Une partie n’est publiée que si toutes les personnes qui y ont joué sont d’accord. Si tu changes d’avis, cela vaut dès la fois suivante.',
  'sharing.label': 'Ce qui peut être publié de tes parties terminées',
  'sharing.none': 'rien',
  'sharing.public': 'parties publiques',
  'sharing.all': 'parties privées aussi',
};

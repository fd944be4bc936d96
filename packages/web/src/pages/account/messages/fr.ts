import type { Messages } from './en.ts';

export const fr: Messages = {
  'who.you-are': 'Tu joues sous le nom de {name}.',
  'who.keep-title': 'Réserve ton nom',
  'who.keep-text':
    'Avec un mot de passe, personne d’autre ne peut prendre ton nom, et tu peux te connecter ailleurs. Au moins huit caractères.',
  'who.keep': 'Réserver',
  'who.kept': 'C’est fait : ce nom est à toi.',
  'who.sign-out': 'Se déconnecter',
  'who.sign-out-note': 'Sans mot de passe, tu ne pourras pas retrouver tes parties.',

  'account.title': 'Ton compte',
  'account.notices': 'Quand c’est à toi',
  'account.notices-how': 'Comment tu l’apprends',
  'who.change-title': 'Changer ton mot de passe',
  'who.change-text': 'Tu seras déconnecté de tous tes autres appareils. Au moins huit caractères.',
  'who.old-password': 'Ancien mot de passe',
  'who.change': 'Changer',
  'recovery.title': 'Ton code de secours',
  'recovery.text':
    'Note-le : tu ne le vois que maintenant. Si tu perds ton mot de passe, ce code te permet d’en choisir un autre, une seule fois.',
  'devices.title': 'Où tu es connecté',
  'devices.this': '(ici)',
  'devices.since': 'depuis le {date}',
  'devices.unknown': 'Appareil inconnu',
  'devices.end-one': 'Se déconnecter : {device}',
  'devices.end-others': 'Se déconnecter partout ailleurs',
  'data.title': 'Tes données',
  'data.text':
    'Tout ce que ce serveur garde sur toi : ton nom, où tu es connecté, tes tables, ce que tu as dit et noté.',
  'data.download': 'Télécharger',
  'data.delete': 'Supprimer ton compte',
  'data.delete-text':
    'Ton nom, tes paroles et tes notes sont retirés, aussi des parties terminées. Dans les parties en cours, un bot continue à ta place ; tes tables qui n’ont pas commencé sont fermées. Tu ne peux pas revenir en arrière.',
  'data.sure': 'Vraiment tout supprimer ?',
  'data.yes': 'Oui, supprimer',
  'data.no': 'Non, garder',
};

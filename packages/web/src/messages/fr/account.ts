/** Who plays, and how they like the page. */
export const account = {
  'guest.label': 'Ton nom',
  'guest.names':
    'Militante matinale|Délégué serein|Candidate enjouée|Député intrépide|Électrice pressée|Sondeur patient|Porte-parole lumineuse|Colleur d’affiches joyeux',

  'who.nobody': 'Connexion',
  'who.title': 'Toi',
  'who.you-are': 'Tu joues sous le nom de {name}.',
  'who.not-yet':
    'Tu n’as pas encore dit ton nom. Un nom suffit pour jouer ; si tu en as réservé un par un mot de passe, connecte-toi.',
  'who.begin': 'Prendre ce nom',
  'who.keep-title': 'Réserve ton nom',
  'who.keep-text':
    'Avec un mot de passe, personne d’autre ne peut prendre ton nom, et tu peux te connecter ailleurs. Au moins huit caractères.',
  'who.password': 'Mot de passe',
  'who.new-password': 'Nouveau mot de passe',
  'who.keep': 'Réserver',
  'who.kept': 'C’est fait : ce nom est à toi.',
  'who.sign-in-title': 'Connexion',
  'who.name': 'Nom',
  'who.sign-in': 'Se connecter',
  'who.sign-out': 'Se déconnecter',
  'who.sign-out-note': 'Sans mot de passe, aucun retour possible à tes places.',

  'account.title': 'Ton compte',
  'who.change-title': 'Changer ton mot de passe',
  'who.change-text': 'Tu seras déconnecté de tous tes autres appareils. Au moins huit caractères.',
  'who.old-password': 'Ancien mot de passe',
  'who.change': 'Changer',
  'recovery.title': 'Ton code de secours',
  'recovery.text':
    'Note-le : tu ne le vois que maintenant. Si tu perds ton mot de passe, ce code te permet d’en choisir un autre, une seule fois.',
  'recovery.copy': 'Copier',
  'recovery.copied': 'Copié',
  'recovery.lost': 'Mot de passe perdu ?',
  'recovery.code': 'Code de secours',
  'recovery.use': 'Choisir un nouveau mot de passe',
  'devices.title': 'Où tu es connecté',
  'devices.this': '(ici)',
  'devices.since': 'depuis le {date}',
  'devices.unknown': 'Appareil inconnu',
  'devices.end-one': 'Se déconnecter : {device}',
  'devices.end-others': 'Se déconnecter partout ailleurs',
  'person.former': 'une personne partie',
  'data.title': 'Tes données',
  'data.text':
    'Tout ce que ce serveur garde sur toi : ton nom, où tu es connecté, tes tables, ce que tu as dit et noté.',
  'data.download': 'Télécharger',
  'data.delete': 'Supprimer ton compte',
  'data.delete-text':
    'Ton nom, tes paroles et tes notes sont retirés, aussi des parties terminées. Dans les parties en cours, un bot continue à ta place ; tes tables qui n’ont pas commencé sont fermées. Tu ne peux pas revenir en arrière.',
  'data.sure': 'Vraiment tout supprimer ?',
  'data.yes': 'Oui, supprimer',
  'data.no': 'Non, garder',

  'prefs.language': 'Langue',
  'prefs.theme': 'Apparence',
  'prefs.theme-auto': 'comme le système',
  'prefs.theme-light': 'clair',
  'prefs.theme-dark': 'sombre',
  'prefs.sound': 'Son',
  'prefs.sound-text': 'Une cloche sonne quand vient ton tour et que tu regardes ailleurs',
};

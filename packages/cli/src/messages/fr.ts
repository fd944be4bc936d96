import type { CliMessages } from './en.ts';

/** What the terminal client says besides the words of the game, in French. */
export const fr: CliMessages = {
  'help.main': `macher — Die Macher, le jeu des élections, dans ton terminal

  macher play       jouer contre des bots, ou à plusieurs sur un même clavier
  macher simulate   faire jouer beaucoup de parties à des joueurs aléatoires
  macher replay     parcourir une partie enregistrée, étape par étape
  macher check      vérifier des enregistrements et des packs de matériel
  macher scenario   exécuter des fichiers de scénario et signaler les écarts
  macher components lister toutes les valeurs du jeu et leur origine
  macher bench      mesurer la vitesse du moteur

  macher COMMANDE --help en dit plus ; dans le dossier du projet, tape
  npm run macher -- COMMANDE. Toutes les commandes acceptent
  --lang en|de|pl|it|fr   la langue ; à défaut, LANG décide

Codes de sortie : 0 tout va bien, 1 erreur dans ce qui a été vérifié ou joué,
2 commande non comprise, 130 interruption.`,
  'help.play': `macher play — jouer une partie

  --ruleset ID      2019-4 (quatre élections, par défaut), 2019-7 (sept élections),
                    2006-7, 2006-5 ou 1997-7
  --players N       de 3 à 5, par défaut 4
  --humans LISTE    combien d’humains jouent (par défaut 1), ou leurs partis : cdu,spd
  --party ID        ton parti : cdu, spd, fdp, gruene ou linke
  --seed TEXTE      avec la même graine, la donne est la même
  --open-money      l’argent de chacun est visible
  --pack FICHIER    un pack de matériel
  --save FICHIER    où garder la partie (par défaut : un nouveau fichier dans records/)
  --resume FICHIER  reprendre une partie sauvegardée

À chaque question :  ? la règle, les signes et les touches   t le plateau   l le journal
                     u annuler   q sauvegarder et quitter
On peut annuler dans son propre tour, tant que rien de caché n’a été révélé.`,
  'help.simulate': `macher simulate — des joueurs aléatoires jouent beaucoup de parties

  --ruleset ID       par défaut 2019-4
  --players N        de 3 à 5, par défaut 4
  --games N          par défaut 1000
  --seed TEXTE       la première graine (par défaut 1) ; chaque partie a la sienne
  --records DOSSIER  garder l’enregistrement de chaque partie dans ce dossier
  --pack FICHIER     un pack de matériel
  --json             le bilan en JSON`,
  'help.replay': `macher replay FICHIER — parcourir une partie enregistrée

  --seat QUI      voir la partie depuis une place : un parti, ou un numéro
                  de place à partir de 1 ; sans cette option, tout est visible
  --all           afficher toutes les étapes sans attendre
  --json          chaque événement, chaque élection et le score final par source

Touches : Enter suivant   b retour   n phase suivante   r manche suivante
          g N aller à l’étape N   q quitter`,
  'help.check': `macher check FICHIER… — vérifier des enregistrements et des packs de matériel

Un enregistrement est rejoué et comparé au résultat qu’il annonce ; un pack est comparé
au schéma docs/component-pack.schema.json. La première erreur est localisée.
  --json          un objet par fichier`,
  'help.scenario': `macher scenario FICHIER… — exécuter des fichiers de scénario

Un scénario, c’est une position, des actions et ce qui doit en résulter ;
docs/scenarios.md explique comment en écrire un. La commande signale les écarts.
  --json          un objet par fichier`,
  'help.components': `macher components — toutes les valeurs du jeu et leur origine

  --ruleset ID    de quel jeu, par défaut 2019-4
  --pack FICHIER  avec les valeurs d’un pack de matériel
  --json          en JSON`,
  'help.bench': `macher bench — mesurer la vitesse du moteur

  --seconds N     durée de chaque mesure, par défaut 2
  --json          en JSON`,

  'error.unknown-command': 'Commande inconnue : {command}. npm run macher -- --help en donne la liste.',
  'error.usage': '{reason}. npm run macher -- {command} --help en dit plus.',
  'error.option': '--{option} : {reason}',
  'error.must-be-one-of': 'il faut choisir parmi {options}',
  'error.must-be-number': 'il faut un nombre entier de {min} à {max}',
  'error.no-file': 'Indique au moins un fichier',
  'error.file': '{file} : {reason}',
  'error.cannot-read': 'lecture impossible ({reason})',
  'error.cannot-write': 'écriture impossible ({reason})',
  'error.not-json': 'ce n’est pas du JSON ({reason})',
  'error.neither':
    'ce n’est ni un enregistrement ni un pack de matériel : « format » doit valoir macher-record ou macher-pack',
  'error.parties': 'les partis doivent être différents, et pas plus nombreux que les joueurs',
  'error.unexpected': 'inattendu : {text}',
  'error.exists': 'ce fichier existe déjà ; donne un autre nom, ou reprends la partie avec --resume',
  'error.text-length': 'il faut de {min} à {max} caractères',

  'ok.record':
    '{file} : enregistrement d’une partie ({ruleset}, {players} joueurs), {actions} actions, {state, select, over {résultat exact} other {pas encore terminée}}',
  'ok.pack':
    '{file} : pack de matériel pour {edition}, « {name} », {count, plural, =0 {aucune valeur remplacée} one {# valeur remplacée} other {# valeurs remplacées}}',
  'ok.scenario': '{file} : comme prévu',
  'differs.scenario': '{file} : {count, plural, one {# écart} other {# écarts}}',
  'differs.line': '  {path} : attendu {expected}, trouvé {found}',

  'play.which': 'Quelle partie ?',
  'play.option': '{ruleset}, {players} joueurs',
  'play.default': '(Enter)',
  'play.you-are': 'Ton parti : {party}.',
  'play.invalid': 'Réponds comme indiqué.',
  'play.pass-keyboard': 'Au clavier : {party}. Les autres ne regardent pas ; Enter pour commencer.',
  'play.saved': 'Partie sauvegardée dans {file}. Pour la reprendre : npm run macher -- play --resume {file}',
  'play.winner': '{count, plural, one {Victoire} other {Victoire partagée}} : {parties}, {points} points.',
  'play.record': 'Enregistrement de la partie : {file}',
  'play.enter-to-go-on': 'Enter pour continuer',
  'play.confirm': 'Enter pour confirmer, u pour annuler',
  'play.undone': 'C’est annulé.',
  'play.nothing-to-undo':
    'Rien à annuler : quelque chose a été révélé, ou la décision n’était pas la tienne.',
  'play.keys':
    'Touches : ? règle, signes et touches, t plateau, l journal, u annuler, q sauvegarder et quitter',
  'play.legend':
    'Signes : (a+ b−) accord dans la région a, désaccord dans la région b ; corr. correspondance ; → votes si toutes les réunions étaient converties maintenant ; vict. points ou ✓ ; 2× thème clé ; ▒▒ opinion cachée ; ☎ tuile de coalition ; ? argent caché.',
  'play.reconstructed': '* valeur reconstituée : aucune source ne l’indique (npm run macher -- components)',
  'play.so-far': 'Depuis ta dernière décision',

  'input.pick': 'Numéro',
  'input.pick-or-pass': 'Numéro, ou Enter pour passer',
  'input.pick-or-skip': 'Numéro, ou Enter pour y renoncer',
  'input.pick-many': 'Numéros, par exemple 1 3 4',
  'input.amount': 'En milliers (3 = {example})',
  'input.amount-or-pass': 'En milliers (3 = {example}), ou Enter pour passer',
  'input.exchange':
    'Lettre de la plateforme et numéro de la main, par exemple b2 c1 ; Enter pour ne rien échanger',
  'input.keep': 'Que gardes-tu ?',
  'input.meetings': 'Nouvelles réunions ({regions}), par exemple 3 0 2 ; Enter pour ne rien acheter',
  'input.send':
    'Numéro du politicien et lettre de la région, par exemple 1a 4c ; Enter pour n’envoyer personne',
  'input.yes-no': 'o/n',
  'input.yes': 'o',
  'input.no': 'n',
  'input.turn-in': 'Combien, ou Enter pour aucune',
  'input.block-regions':
    '{benefit} : {count, plural, one {lettre d’une région} other {lettres de # régions différentes}}',
  'input.block-regions-any':
    '{benefit} : {count, plural, one {lettre d’une région} other {lettres de # régions, la même autant de fois que tu veux}}',
  'input.out': 'Quelle opinion sort ? Enter pour passer',
  'input.swap': 'Lettre de la plateforme et numéro de la main, par exemple b2 ; Enter pour ne rien échanger',
  'input.discard': 'Numéros des cartes à défausser, par exemple 1 3 ; Enter pour n’en défausser aucune',
  'input.lay': 'Numéro du politicien et lettre de la région, par exemple 2c ; Enter pour passer',
  'input.lines': 'Un ou deux numéros, par exemple 1 3 ; Enter pour garder le sondage secret',
  'input.region-or-pass': 'Lettre d’une région, ou Enter pour passer',
  'input.pick-or-stop': 'Numéro, ou Enter pour arrêter',
  'input.in': 'Laquelle entre ?',
  'input.command': 'Enter suivant, b retour, n phase, r manche, g N, q quitter',

  'preview.cost': 'Coût : {cost}, reste : {left}.',
  'preview.votes':
    '{meetings, plural, one {# réunion} other {# réunions}} : {votes, plural, one {# vote} other {# votes}}, total {total} et {seats, plural, one {# siège} other {# sièges}}.',
  'preview.platform': 'Ta plateforme serait : {cards}.',
  'preview.costs': 'Coût selon le nombre dans une région : {costs}.',

  'board.round': 'Manche {round} sur {rounds}',
  'board.set-up': 'Mise en place',
  'board.start-player': 'premier joueur',
  'board.current': 'élection cette manche',
  'board.seats': 'sièges',
  'board.maximum': 'maximum {points}',
  'board.politicians': 'politiciens',
  'board.party': 'parti',
  'board.trend': 'pop.',
  'board.meetings': 'réun.',
  'board.media': 'médias',
  'board.votes': 'votes',
  'board.agreement': 'corr.',
  'board.win': 'vict.',
  'board.you': 'toi',
  'board.money': 'argent',
  'board.base': 'adhér.',
  'board.hand': 'main',
  'board.platform': 'plateforme',
  'board.supply':
    'réserve : {meetings, plural, one {# réunion} other {# réunions}}, {media, plural, one {# marqueur média} other {# marqueurs médias}}',
  'board.donations': 'contributions',
  'board.display': 'étalage',
  'board.opinion-board': 'plateau des opinions',
  'board.points': 'points',
  'board.poll-top': 'sondage du dessus',
  'board.national': 'plateau national',
  'board.pool': 'réserve d’échange',
  'board.secured': 'dominante',
  'board.tiles': 'tuiles de coalition',
  'board.coalition': 'coalition',
  'board.kept': 'gardées jusqu’ici',
  'board.face-down': 'face cachée',

  'result.title': 'Score final',
  'result.total': 'Total',
  'result.rank': 'Rang',

  'simulate.progress': 'Parties : {done} sur {games}, {rate} par seconde, reste {left}',
  'simulate.summary':
    '{games, plural, one {# partie} other {# parties}} ({ruleset}, {players} joueurs) en {seconds} s : {rate} par seconde.',
  'simulate.decisions': 'Décisions par partie : {mean}, de {min} à {max}.',
  'simulate.seat': 'Place',
  'simulate.wins': 'Victoires',
  'simulate.points': 'Points',
  'simulate.outcomes': 'Élections',
  'simulate.records': 'Les enregistrements sont dans {folder}.',

  'replay.title': '{ruleset}, graine {seed} : {parties}',
  'replay.step': 'Étape {step} sur {steps}',
  'replay.dealt': 'La donne',
  'replay.end': 'Fin de l’enregistrement.',

  'components.path': 'élément',
  'components.value': 'valeur',
  'components.origin': 'origine',
  'components.print': 'imprimé',
  'components.ours': 'reconstitué',
  'components.pack': 'pack',
  'components.counts':
    '{print, plural, one {# valeur imprimée} other {# valeurs imprimées}}, {ours, plural, one {# reconstituée} other {# reconstituées}}, {pack} du pack.',
};

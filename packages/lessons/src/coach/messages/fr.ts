import type { CoachMessages } from './en.ts';

export const fr: CoachMessages = {
  draft:
    'Garde ce que veulent les électeurs : chaque carte qui s’accorde avec une opinion visible augmente ta correspondance, et elle multiplie les voix. Tu finis avec sept cartes.',
  'first-platform':
    'Cinq cartes de cinq thèmes différents. La première à voter est {current} : un accord y compte le plus tôt.',
  'complete-platform': 'Ta plateforme a besoin de cinq thèmes différents ; ces cartes comblent les trous.',
  'keep-policy': 'Une carte reste en main. Elle peut entrer dans ta plateforme à la prochaine manche.',
  'starting-block':
    'Tes premières pièces sur les plateaux, gratuites. On en met d’habitude plus de la moitié là où ont lieu les deux prochaines élections.',
  bid: 'Le premier joueur passe en premier dans la plupart des phases de la manche et gagne les égalités. {price}',
  'bid.older': 'Qui mise le plus désigne le premier joueur. {price}',
  raise: 'Tu as misé autant que d’autres. Mise plus pour commencer, ou passe et garde ton argent.',
  'platform-source':
    'De nouvelles cartes te permettent de suivre les électeurs. Ta correspondance maintenant : {current} {agreement}.',
  'take-policy': 'Cherche un thème où une région est contre toi : du désaccord à l’accord, cela vaut deux.',
  exchange:
    'Ta correspondance maintenant : {current} {agreement}. Elle multiplie les voix : un accord de plus peut valoir plusieurs réunions.',
  'buy-media':
    'Contrôler les médias permet d’échanger une opinion, protège des sondages et place un marqueur sur le plateau des médias après l’élection, même sans victoire. Les bons joueurs achètent environ un marqueur par manche.',
  'buy-media.older':
    'Contrôler les médias permet d’échanger une opinion et protège des sondages ; le marqueur d’un vainqueur compte sur le plateau national.',
  meetings:
    '{current} vote cette manche : les réunions y comptent tout de suite. Ailleurs, il en faut quatre. {price}',
  'meetings.older':
    '{current} est compté cette manche. Ailleurs, il faut cinq réunions pour les convertir. {price}',
  send: 'Chaque politicien agit une fois dans toute la partie ; il t’en reste {left}. On en envoie d’habitude un ou deux par manche.',
  pay: '{politician} coûte {cost}, et tu as {money}. Sans paiement, la carte est perdue quand même.',
  act: 'Les plateaux montrent l’effet. Ce qui porte un ! ne se fait qu’une fois par région et par manche.',
  influence: '{region} : tu peux changer une opinion. Cela change les voix de tous, regarde chaque ligne.',
  'poll-bid':
    'Un sondage fait varier la popularité ; s’il ne sert à rien, tu le gardes secret et gagnes des adhérents. {price}',
  'poll-bid.older':
    'Un sondage fait varier la popularité ou, gardé secret, rapporte deux dés d’adhérents. Tu peux surenchérir autant que tu veux. {price}',
  'poll-use':
    'Publié, il fait varier ici la popularité. Secret, il rapporte {members} adhérents, chacun valant un point et 1 000 par manche.',
  'turn-in':
    '{region} : convertis maintenant et les voix sont acquises, les réunions te reviennent. {hidden, plural, =0 {Toutes les opinions sont visibles.} one {# opinion est encore cachée.} other {# opinions sont encore cachées.}}',
  'turn-in.older':
    '{region} : les voix sont les réunions fois (popularité plus correspondance), jamais moins de la moitié des réunions. {hidden, plural, =0 {Toutes les opinions sont visibles.} one {# opinion est encore cachée.} other {# opinions sont encore cachées.}}',
  donation:
    'De l’argent maintenant, ou des adhérents : chacun vaut un point à la fin et 1 000 par manche. Les bons joueurs refusent deux contributions sur trois.',
  'name-start': 'Qui commence choisit en premier ; qui vient en dernier sait ce que les autres ont fait.',
  redraw: 'Défausse ce qu’aucune région ne veut : tu pioches autant de cartes.',
  swap: 'Tu peux échanger une carte. Ta correspondance maintenant : {current} {agreement}.',
  lay: 'Un politicien à la fois, face cachée ; il t’en reste {left} pour toute la partie.',
  'pay-next': 'Ton argent ne suffit pas pour tous. Paie celui qui change le plus.',
  resolve: 'Tes politiciens agissent dans l’ordre de ton choix. Les plateaux montrent l’effet de chacun.',
  coalition:
    '{region} : deux partis avec au moins deux idées communes peuvent s’unir, et leurs voix comptent ensemble.',
  answer:
    '{region} : ensemble, vous avez maintenant {votes} voix et {shared} idées communes. Vous partageriez la victoire.',
  'poll-lines': 'Applique jusqu’à {max} lignes. Si aucune n’aide, garde-le secret : deux dés d’adhérents.',
  promote:
    'Sur le plateau national, le marqueur rapporte {points} points à la fin. Il quitte la région, qui est vidée de toute façon.',
  nationalise:
    'Qui s’accorde avec le plateau national reçoit des adhérents chaque manche et des points à la fin, chaque parti. Tu peux encore poser {left, plural, one {# opinion} other {# opinions}}.',
  'lay-donation':
    'Accepte et tu as l’argent, mais tu perds des adhérents selon le dé le plus haut. Refuse et tous les dés ensemble sont de nouveaux adhérents.',

  // What it costs: the last sentence, where all the others are bots of one level.
  'price.cost': 'À cette table, cela coûte d’habitude {amount}.',
  'price.spend': 'À cette table, on dépense d’habitude {amount}.',
  'price.range': 'de {from} à {to}',

  // How a bot of level 1 decides, as it says itself.
  'thinks.platform':
    'Je veux les cartes qui plaisent aux prochaines régions ; celle qui vote maintenant compte le plus.',
  'thinks.block': 'Je prends le premier bloc et je le répartis là où les électeurs m’aiment le mieux.',
  'thinks.start': 'Commencer vaut pour moi un pas d’argent tant que j’en ai beaucoup, et pas davantage.',
  'thinks.media':
    'J’achète un marqueur là où personne ne contrôle les médias, tant que je pourrais en payer quatre.',
  'thinks.meetings':
    'Je dépense la moitié de mon argent, et tout à la dernière campagne : d’abord là où l’on vote maintenant, puis là où l’on m’aime.',
  'thinks.send':
    'J’envoie le politicien le plus cher qu’un tiers de mon argent puisse payer, dans la région qui vote maintenant.',
  'thinks.pay': 'Une fois qu’un politicien est là, je le paie si je peux.',
  'thinks.act': 'D’abord ma popularité, puis un thème clé qui me convient, puis des voix.',
  'thinks.influence':
    'J’échange une opinion qui n’est pas la mienne contre une qui l’est. S’il n’y en a pas, je laisse tout.',
  'thinks.poll':
    'Un sondage vaut pour moi 2 000, ou 4 000 si mon parti est au dos, et jamais plus d’un tiers de mon argent.',
  'thinks.publish': 'Je publie ce qui me fait monter, et je garde le reste pour moi.',
  'thinks.donation':
    'Tant qu’il y a des campagnes à payer, je prends la plus grosse somme ; ensuite, je préfère les adhérents.',
  'thinks.coalition': 'Je demande au premier parti possible, et je dis oui à tous ceux qui me demandent.',
  'thinks.national':
    'Je prends ce qui rapporte : un marqueur sur le plateau national et une opinion de ma plateforme.',
  'thinks.turn-in':
    'Je convertis là où l’on vote, ou là où popularité et correspondance font ensemble au moins 3.',
};

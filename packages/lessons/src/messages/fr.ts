import type { LessonMessages } from './en.ts';

export const fr: LessonMessages = {
  'lesson.2019': 'Apprendre Die Macher',

  'party.title': 'Ton parti',
  'party.board': 'Cette manche, la Hesse vote.',
  'party.board-more':
    'Tu mènes le SPD à travers quatre élections régionales, une par manche. Le cadre sombre montre où l’on vote ; les deux autres régions viennent plus tard.',
  'party.lane': 'Cette ligne est la tienne : 22 voix pour l’instant.',
  'party.lane-more':
    'Chaque parti a sa ligne. Le trait à 50 est la majorité absolue : qui l’atteint seul gagne la région. La CDU/CSU est en tête avec 27.',
  'party.mandates': 'Les voix donnent des points, la victoire aussi.',
  'party.mandates-more':
    'La Hesse rapporte jusqu’à 28 points pour tes voix, que tu gagnes ou non. Une victoire en ajoute 12, ou 7 si tu la partages.',
  'party.own': 'Voilà tout ce que tu as.',
  'party.own-more':
    'Cinq idées, 31 000 en caisse et 11 adhérents. Chaque adhérent rapporte 1 000 par manche et vaut un point à la fin.',

  'platform.title': 'Plateforme',
  'platform.opinions': 'Voilà ce que veulent les électeurs de Hesse.',
  'platform.opinions-more':
    'Coche : ta plateforme dit la même chose. Croix : elle dit le contraire. La protection sociale est le thème clé et compte double.',
  'platform.agree': 'Pour l’instant, tu ne convaincs personne : correspondance 0.',
  'platform.agree-more':
    'La protection sociale compte double et t’apporte 2, l’éducation et les transports coûtent 1 chacun. Une correspondance de moins de 1 compte quand même ×1, une plus haute multiplie tes voix : rien ne compte plus.',
  'platform.source': 'Tu as déjà la bonne carte en main, ne pioche pas.',
  'platform.source-more': 'Choisis « {nothing} » pour passer tout de suite à ta plateforme.',
  'platform.source-otherwise':
    'Dans une vraie partie, tu peux piocher. Ici tu as ce qu’il faut : ne prends rien.',
  'platform.exchange': 'Échange Éducation − contre Éducation +.',
  'platform.exchange-more':
    'Choisis la carte de ta plateforme, puis celle de ta main. Les plateaux montrent aussitôt l’effet.',
  'platform.exchange-otherwise': 'Seulement cet échange : Éducation − sort, Éducation + entre.',
  'platform.done': 'Correspondance 2 : ici, chaque réunion compte maintenant double.',
  'platform.done-more': 'Les électeurs n’ont pas changé. Toi, si.',

  'meetings.title': 'Réunions',
  'meetings.formula': 'Réunions plus popularité, fois correspondance : voilà tes voix.',
  'meetings.formula-more':
    'En Hesse, tu as 5 réunions, ta popularité est de +2 et la correspondance de 2. Ni la somme ni la correspondance ne comptent jamais moins de 1.',
  'meetings.sum': 'Combien de voix cela ferait-il ?',
  'meetings.sum-more': '5 réunions, popularité +2, correspondance 2.',
  'meetings.sum-otherwise': 'Additionne d’abord réunions et popularité, 5 + 2, puis multiplie par 2.',
  'meetings.buy': 'Trois réunions de plus et tu dépasses la CDU/CSU.',
  'meetings.buy-more':
    '8 réunions et une popularité de 2 font 10, fois 2 : 20 voix de plus. Choisis 3 en Hesse et achète-les.',
  'meetings.buy-otherwise': 'Pas tout à fait : 3 en Hesse et rien ailleurs.',
  'meetings.done': '22 voix et 20 de plus : 42.',
  'meetings.done-more':
    'La Hesse vote cette manche : ses réunions comptent tout de suite. Ailleurs, il en faut au moins quatre.',

  'media.title': 'Médias',
  'media.spaces': 'En Hesse, personne ne contrôle les médias.',
  'media.spaces-more':
    'Trois partis ont un marqueur chacun, deux places sont libres. On contrôle les médias avec plus de marqueurs que tout autre parti.',
  'media.buy': 'Achète un marqueur en Hesse pour 5 000.',
  'media.buy-more':
    'Le contrôle te protège des mauvais sondages et te laisse changer une opinion. Le soir de l’élection, il rapporte aussi des points, même sans victoire.',
  'media.buy-otherwise': 'Regarde la Hesse : un marqueur t’y donne le contrôle.',
  'media.pass': 'Tu contrôles les médias en Hesse. Passe maintenant.',
  'media.pass-more':
    'On achète un marqueur à la fois, et la question revient jusqu’à ce que tout le monde passe.',
  'media.pass-otherwise': 'Garde ton argent pour l’instant et passe.',

  'influence.title': 'Influence',
  'influence.clash': 'La Hesse veut plus de transports. Toi non.',
  'influence.clash-more':
    'Cette croix te coûte 1. Mais tu contrôles les médias ici : tu peux changer une opinion.',
  'influence.change': 'Échange Transports + contre une idée que tu défends.',
  'influence.change-more': 'Choisis Transports +, puis une opinion cochée. Le thème clé ne peut pas changer.',
  'influence.change-otherwise':
    'Retire Transports + et choisis une opinion qui s’accorde avec ta plateforme.',
  'influence.done': 'Correspondance 4 : un désaccord de moins, un accord de plus.',
  'influence.done-more':
    'Cela change les voix de tous, pas seulement les tiens. C’est pourquoi tout le monde surveille les médias.',

  'politicians.title': 'Politiciens',
  'politicians.five': 'Tu as cinq politiciens pour toute la partie.',
  'politicians.five-more':
    'Chacun agit une fois, puis s’en va. Les nombres sont leurs coûts ; touche une carte pour voir ce qu’elle fait.',
  'politicians.send': 'Envoie le vice-chancelier en Hesse.',
  'politicians.send-more':
    'Tu poses la carte face cachée : personne ne sait qui vient. Tu ne paies que quand elle est retournée.',
  'politicians.send-otherwise': 'Envoie le vice-chancelier en Hesse, et personne d’autre.',
  'politicians.pay': 'La carte est retournée : paie 5 000.',
  'politicians.pay-more': 'Si tu ne paies pas, le politicien part sans rien faire.',
  'politicians.pay-otherwise': 'Celui-ci t’est utile : paie.',
  'politicians.trend': 'D’abord l’action principale : ta popularité monte d’une case.',
  'politicians.trend-more': 'Les cases sont −3, −2, 0, +2, +3, +4. Une case au-dessus de 0, c’est donc +2.',
  'politicians.trend-otherwise': 'Tu pourrais t’en passer, mais pourquoi ?',
  'politicians.key': 'Puis fais d’un de tes accords le thème clé.',
  'politicians.key-more':
    'Il compte désormais double, pour tout le monde. Choisis la protection sociale ou l’éducation.',
  'politicians.key-otherwise':
    'Pose le thème clé sur une opinion cochée : Protection sociale + ou Éducation +.',
  'politicians.done': 'Popularité +2, correspondance 2 : une visite, et 5 voix en deviennent 14.',
  'politicians.done-more': 'Avant, tes cinq réunions valaient 5 × 1. Maintenant, 7 × 2.',

  'polls.title': 'Sondages',
  'polls.back': 'Il y a un sondage sur la Hesse, et son dos montre ton signe.',
  'polls.back-more':
    'Il monte donc ta popularité de deux cases et en baisse deux autres. Chacun mise une fois ; la CDU/CSU est en tête en Hesse et mise en dernier.',
  'polls.bid': 'Mise entre 2 000 et 6 000.',
  'polls.bid-more': 'Le FDP a misé 1 000. Seul le gagnant regarde le sondage.',
  'polls.bid-otherwise': 'Mise de 2 000 à 6 000 : moins ne suffit pas, plus est trop.',
  'polls.use': 'Il est à toi. Publie-le !',
  'polls.use-more': 'Un sondage qui ne t’aide pas, garde-le secret : il rapporte 3 adhérents.',
  'polls.use-otherwise': 'Celui-ci est bon pour toi : publie-le.',
  'polls.done': 'Tu montes à +3. Les Verts tombent à −2, la CDU/CSU à +2.',
  'polls.done-more': 'Qui contrôle les médias en Hesse n’est jamais baissé par un sondage.',

  'night.title': 'Soirée électorale',
  'night.early': 'La Basse-Saxe vote plus tard, mais tes six réunions y valent maintenant 16 voix.',
  'night.early-more':
    '(6 + 2) × 2. À la prochaine manche, une autre opinion y apparaît, qui peut tout gâcher, et tu récupères les réunions. Convertis-les.',
  'night.early-otherwise':
    'Tu pourrais attendre. Mais 16 voix, c’est beaucoup, et c’est sûr : convertis les six.',
  'night.partner': 'Personne n’avait 50 : le parti le plus fort a donc reçu un partenaire.',
  'night.partner-more':
    'C’était toi, avec 42. Le partenaire doit te mener à 50, et c’est celui avec le plus d’idées communes : tu en as trois avec les Verts. 7 points chacun.',
  'night.money': 'Tes voix et tes adhérents t’ont rapporté 36 000.',
  'night.money-more':
    '25 points pour les voix et 11 adhérents rapportent 1 000 chacun. La victoire elle-même ne paie rien.',
  'night.donation': 'Choisis maintenant une contribution : accepte-la ou refuse-la.',
  'night.donation-more':
    'Accepter coûte des adhérents. Refuser en gagne. Les deux sont parfois justes : à toi de voir.',
  'night.donation-otherwise': 'Choisis une des contributions.',

  'last.title': 'Ta manche',
  'last.stand': 'La dernière manche : la Basse-Saxe décide de la partie.',
  'last.stand-more':
    'La CDU/CSU a 60 points d’élections, toi 53. Les médias, les adhérents et l’argent comptent aussi à la fin.',
  'last.play': 'À toi de jouer.',
  'last.play-more': 'Touche tout ce que tu ne connais pas. Les plateaux montrent l’effet de chaque choix.',

  'lesson.2006': 'De 2019 à 2006',
  'votes06.title': 'Voix',
  'votes06.formula': 'Ici, popularité et correspondance s’additionnent, et leur somme multiplie.',
  'votes06.formula-more':
    'Les voix sont les réunions fois (popularité plus correspondance). À Hambourg, tu as 6 réunions, une popularité de 1 et une correspondance de 2.',
  'votes06.sum': 'Combien de voix cela fait-il ?',
  'votes06.sum-more': '6 réunions, popularité 1, correspondance 2.',
  'votes06.sum-otherwise': 'D’abord 1 + 2, puis fois 6.',
  'votes06.turn': 'Convertis les six.',
  'votes06.turn-more':
    'Il faut cinq réunions dans une région pour le faire, même dans celle que l’on compte ; ce qui y reste compte à la fin de la manche. Tu n’as jamais moins que la moitié de tes réunions.',
  'votes06.turn-otherwise': 'Le moment est bon : convertis les six.',
  'coalition06.title': 'Coalitions',
  'coalition06.behind': 'La CDU/CSU mène en Saxe avec 33, et le plus de voix gagne. Pas besoin de 50.',
  'coalition06.behind-more':
    'Tu as 21, les Verts 19. Des politiciens à téléphone ont laissé ici ta tuile de coalition, et la leur.',
  'coalition06.force': 'Prends les Verts comme partenaires.',
  'coalition06.force-more':
    'Il faut deux idées communes. Avec deux, ils peuvent refuser ; avec trois, tu peux l’imposer, et vous en avez trois.',
  'coalition06.force-otherwise': 'Demande aux Verts : ensemble, vous avez 40.',
  'coalition06.done': 'Vous êtes ensemble : 40 contre 33.',
  'coalition06.done-more':
    'Si vous gagnez, chacun porte un marqueur et une opinion sur le plateau national. Les sièges vont selon les voix de chacun.',
  'polls06.title': 'Sondages',
  'polls06.bid': 'Les sondages se vendent aux enchères ouvertes : mise de 3 000 à 5 000.',
  'polls06.bid-more':
    'Tu peux surenchérir autant que tu veux. Le dos ne dit rien, et seul l’acheteur voit le sondage.',
  'polls06.bid-otherwise': 'Mise entre 3 000 et 5 000.',
  'polls06.lines': 'Choisis maintenant une ou deux de ses lignes.',
  'polls06.lines-more':
    'Rien ne t’y oblige : gardé secret, un sondage rapporte en adhérents la somme de deux dés. Les dés vont de 0 à 3.',
  'polls06.lines-otherwise': 'Monte-toi, baisse les Verts, ou garde-le secret.',
  'national06.title': 'Plateau national',
  'national06.promote': 'Tu as gagné la Saxe seul : envoie un marqueur sur le plateau national.',
  'national06.promote-more': 'Il y rapporte les points de cette manche à la fin de la partie.',
  'national06.promote-otherwise': 'Envoie-le : la région est vidée de toute façon.',
  'national06.first': 'Pose maintenant une opinion de Saxe sur le plateau national.',
  'national06.first-more':
    'Choisis-en une que tu défends. Après une victoire nette seul, c’est jusqu’à deux.',
  'national06.first-otherwise':
    'Choisis Impôts + ou Énergie nucléaire − : elles s’accordent avec ta plateforme.',
  'national06.done':
    'Chaque idée qui s’accorde avec ce plateau rapporte des adhérents chaque manche et des points à la fin.',
  'national06.done-more':
    'La même opinion une deuxième fois la verrouille ; la position contraire prend sa place.',
  'donations06.title': 'Contributions',
  'donations06.money': 'Ici, l’argent ne rapporte pas de points. Les adhérents, si.',
  'donations06.money-more':
    'Chacun est un point, et le plus grand parti en a 10 de plus, le deuxième 6. Ils ne paient qu’aux manches 1, 3 et 5.',
  'donations06.lay': 'Pose une contribution : accepte-la ou refuse-la.',
  'donations06.lay-more':
    'Accepter coûte des adhérents selon le dé le plus haut, refuser rapporte la somme de tous les dés. Qui refuse seul la plus grande somme en lance trois de plus.',
  'donations06.lay-otherwise': 'Choisis une contribution.',
};

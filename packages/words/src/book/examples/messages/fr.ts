/** One example for a phase, with the figures of its scenario. */
export const examples = {
  'ex.2019.first-platform':
    'Avec deux fois éducation (+), deux fois protection sociale (−), génétique pour et contre, et numérique, le SPD peut montrer quatre thèmes. Il défausse les trois autres cartes, en pioche trois, pose transports (+) comme cinquième thème et garde éducation (−) en main.',
  'ex.2019.starting-blocks':
    'Le SPD prend le bloc C : réunions en Basse-Saxe et en Brandebourg, popularité dans les deux, voix en Basse-Saxe. Cela fait 3 réunions et une popularité de +2 dans chacune, et 6 voix en Basse-Saxe.',
  'ex.2019.start-player':
    'Deux joueurs misent 3 000. Celui qui était premier joueur relance à 4 000, l’autre passe : on paie 4 000, et le perdant ne paie rien.',
  'ex.2019.platforms':
    'La Basse-Saxe est contre les transports, le SPD est pour. Il prend transports (−) parmi les cartes visibles et l’échange : trois cartes sont maintenant en accord.',
  'ex.2019.media-shares':
    'Trois marqueurs sont en Basse-Saxe. Un joueur achète le quatrième, un autre le cinquième, pour 5 000 chacun. Les médias y sont maintenant complets.',
  'ex.2019.meetings':
    'Le SPD a 5 réunions en Basse-Saxe et en achète 3 de plus pour 3 000, et 2 en Brandebourg pour 2 000 : 5 000 en tout. Avec 8, il ne peut plus en acheter en Basse-Saxe.',
  'ex.2019.send-politicians':
    'Le SPD envoie un politicien en Basse-Saxe. Puis Die Linke en envoie un là aussi, et un en Brandebourg. En Basse-Saxe, le SPD agira en premier. Personne n’a encore payé.',
  'ex.2019.politicians-act':
    'En Brandebourg, Die Linke paie 8 000 pour son secrétaire général : 8 voix, puis un sondage qui la fait monter et le SPD baisser. En Basse-Saxe, le simple député du SPD fait de protection sociale (−) le thème clé ; le vice-chancelier de Die Linke ne le peut plus : il augmente la popularité et change la plateforme.',
  'ex.2019.media-influence':
    'Die Linke a trois marqueurs sur cinq en Basse-Saxe et contrôle les médias. Protection sociale (−) est le thème clé et reste. Elle défausse transports (−) et fait entrer environnement (+).',
  'ex.2019.poll-auctions':
    'La CDU achète un sondage pour 4 000 : CDU +2, FDP −2, Linke −1. Elle le publie : deux cases de plus pour la CDU, deux de moins pour le FDP. Die Linke y contrôle les médias et ne baisse pas.',
  'ex.2019.votes':
    'Le SPD a en Basse-Saxe 8 réunions et une popularité de +4. Deux cartes sont en accord, dont une sur le thème clé : cela compte 3. (8 + 4) × 3 = 36 voix.',
  'ex.2019.election':
    'Le Brandebourg vote. Avec ce qui est compté maintenant, le FDP a 3 voix, la CDU 23, le SPD 34 et Die Linke 52 : 0, 13, 16 et 21 sièges. Die Linke dépasse 50 et gagne 12 points de plus. Elle place un marqueur sur le plateau des médias, comme la CDU, qui contrôle les médias.',
  'ex.2019.pay-out':
    'Le SPD a 16 sièges et 12 adhérents : 28 000. Il prend la contribution de 20 000, ce qui coûte 2 adhérents. Il a maintenant 48 000 de plus et 10 adhérents.',
  'ex.2019.final-scoring':
    'Deux joueurs ont le plus d’argent, 12 000 chacun : 6 points pour les deux, et personne n’a les 3 du deuxième. Sans argent, on ne reçoit rien.',
  'ex.2006.starting-blocks':
    'Popularité +1 et 6 voix en Bavière, 6 réunions en Hesse, deux marqueurs médias à Berlin et adhérents +4 : la Hesse a alors 7 réunions, dont une de la mise en place, et tu as 9 adhérents.',
  'ex.2006.coalitions':
    'A et B ont deux cartes en commun : A demande, B refuse. B et C en ont trois : B impose la coalition, et C ne peut pas refuser.',
  'ex.2006.media-shares':
    'Deux joueurs ont trois marqueurs chacun en Bavière par leurs options, un troisième en a un. Tous comptent, bien qu’il n’y ait que cinq places. Personne n’en a plus que tout autre, donc personne ne contrôle les médias.',
  'ex.2006.votes':
    'Deux accords moins un désaccord font +1, et la popularité est +2 : chaque réunion vaut 3 voix. 8 réunions en rapportent 24.',
  'ex.2006.last-count':
    'Avec une correspondance de −4 et une popularité de −3, le facteur est sous zéro. Deux réunions entières donnent quand même une voix : 7 réunions en donnent 3.',
  'ex.2006.election':
    'Trois partis ont 20 voix chacun. Le marqueur du dessus gagne, de justesse : un marqueur média et une opinion pour le plateau national.',
  'ex.2006.base-gain':
    'Une de tes cartes correspond à une opinion nationale sous un 2 : adhérents +2, même si l’opinion est dominante.',
  'ex.2006.pay-out':
    '12 sièges rapportent 12 000. Avec 10 adhérents, 10 000 de plus après la manche 1, mais pas après la manche 2.',
  'ex.2006.donations':
    'A accepte et lance 2, 0 et 3 : adhérents −3. B refuse la plus grosse somme et gagne le total de ses dés et de trois autres ; C a refusé moins et ne gagne que les siens.',
  'ex.2006.final-scoring':
    '30, 30 et 22 adhérents : les deux premiers se partagent 16 points, 8 chacun, et le troisième ne reçoit rien.',
  'ex.2006.poll-auctions':
    'Le SPD gagne un sondage : CDU +2, SPD −1, FDP +1. Il peut publier une ou deux lignes de n’importe quels partis, par exemple FDP +1 et CDU +2, ou le garder secret et lancer deux dés pour des adhérents.',
  'ex.2019.draft':
    'Chacun reçoit sept cartes. A garde éducation (+) et passe les six autres à gauche. On le fait quatre fois ; les trois dernières cartes s’y ajoutent, si bien que chacun en a sept.',
  'ex.2019.next-round':
    'Le Brandebourg a voté : son plateau est vidé. La Basse-Saxe retourne éducation (+), qu’elle montre déjà : cette carte laisse la place à protection sociale (−). Trois opinions y sont maintenant visibles.',
  'ex.2006.start-player':
    'A et B misent 5 000, C 4 000. A et B misent encore, 8 000 chacun. Toujours égalité : ils lancent le dé, 1 et 1, puis 0 et 2. B paie 8 000 et désigne A comme premier joueur.',
  'ex.2006.platforms':
    'A a une carte en main et complète à trois avec deux fois impôts (−). A défausse les deux, pioche baisse des salaires (−) et protection sociale (−), et pose baisse des salaires (−) à la place de baisse des salaires (+).',
  'ex.2006.send-politicians':
    'A a 11 000 : le secrétaire du groupe pour 4 000 en Hesse et le président de la Chambre pour 6 000 en Bavière sont dans ses moyens, une paire plus chère ne l’est pas. Retournés, ils sont payés, et le téléphone du secrétaire apporte une tuile de coalition en Hesse.',
  'ex.2006.meetings':
    'A a 8 réunions en Bavière et 6 000. Deux de plus y remplissent les dix places, et quatre vont en Hesse, le plus de nouvelles qu’une région puisse recevoir : 6 000 en tout.',
  'ex.2006.spoils':
    'A a gagné la Bavière et y a un marqueur, qui va sur le plateau national. Baisse des salaires (+) s’y trouve déjà et devient dominante ; impôts (+) entre à l’emplacement suivant.',
  'ex.2006.next-round':
    'L’élection est finie et le plateau de la Hesse est vidé. La Bavière retournerait baisse des salaires (−), mais montre baisse des salaires (+) : la carte va sous la pioche, et lutte antiterroriste (+) prend sa place.',
  'ex.1997.start-player':
    'A et B misent 5 000 chacun, C 1 000. Ils lancent le dé aussitôt, 3 contre 2 : A paie 5 000 et désigne C comme premier joueur.',
  'ex.1997.send-politicians':
    'A a 3 000 et pose en Bavière le chancelier, qui coûte bien plus : un bluff. Le simple député en Hesse est payé, le chancelier quitte la partie. Le secrétaire du groupe de B est payé aussi, et son téléphone apporte une tuile en Bavière.',
  'ex.1997.politicians-resolve':
    'A a 29 000 et paie le chancelier pour 25 000 et le simple député pour 2 000 ; les deux autres quittent la partie. Le chancelier fait monter la popularité de A en Bavière, d’une case.',
  'ex.1997.media-influence':
    'A contrôle les médias en Bavière, B ceux de la Sarre. On suit l’ordre des régions : la Bavière vote en premier, A peut donc échanger une opinion, puis B.',
  'ex.1997.pay-out': '12 sièges et 25 adhérents, dans une manche où les adhérents paient : A reçoit 37 000.',
  'ex.1997.spoils':
    'Les cinq emplacements nationaux sont pris, aucun n’est dominant. A fait entrer protection sociale (+) à la place de l’euro (+) : la carte va en dernier et les autres avancent. Puis réforme de la santé (−) remplace réforme de la santé (+) et va en dernier à son tour.',
};

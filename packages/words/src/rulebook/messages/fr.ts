import type { RuleBook } from '../paragraphs.ts';

/** The rules at hand, in French. No-break spaces stand between the figures of a number. */
export const fr: RuleBook = {
  '2019 §0': {
    title: 'Manches et ordre du jeu',
    text: 'Chaque manche compte neuf phases : premier joueur et plateformes ; marqueurs médias, réunions et envoi des politiciens ; actions des politiciens, influence des médias, enchères de sondages, voix et élection. Quand les joueurs agissent à tour de rôle, on va dans le sens horaire à partir du premier joueur de cette manche, et seul le joueur interrogé décide. L’ordre des régions commence par la région en cours, celle où l’on vote dans cette manche, et continue dans le sens horaire. L’ordre inverse commence par la région qui vote en dernier et finit par celle en cours. La partie à quatre élections compte 4 manches, celle à sept élections 5.',
  },
  '2019 §1.6': {
    title: 'Draft des cartes de plateforme',
    text: 'Chacun reçoit 7 cartes de plateforme. Quatre fois, tous choisissent en même temps une carte, la gardent face cachée et passent les autres à gauche. Après le quatrième choix, les 3 dernières cartes passent aussi à gauche, et celui qui les reçoit les garde. Chacun a donc de nouveau 7 cartes : 4 choisies et 3 reçues.',
  },
  '2019 §1.7': {
    title: 'Première plateforme',
    text: 'De tes 7 cartes, tu en poses 5 comme plateforme ; tous choisissent en même temps, en secret, et révèlent ensemble. La plateforme doit montrer cinq thèmes différents : (+) et (−) d’un même thème ne peuvent pas y être tous les deux. Des 2 autres cartes, tu en gardes ensuite 1 en main et tu en défausses 1. Si tu ne peux pas montrer cinq thèmes, tu en poses autant que possible. Après les autres, dans l’ordre des places, tu montres et défausses le reste et tu pioches autant de cartes ; tu poses chaque thème manquant que tu peux, jusqu’à ce qu’il y en ait cinq, et à la fin tu gardes toi aussi 1 carte en main.',
  },
  '2019 §1.9': {
    title: 'Blocs de départ',
    text: 'Tous choisissent en même temps et en secret un des cinq blocs ; plusieurs joueurs peuvent prendre le même. Chacune de ses 5 cases est un avantage pour une région de ton choix : 3 réunions de ta réserve, ta popularité 1 case plus haut, 1 marqueur média ou 6 voix. Les cases au même avantage doivent aller dans des régions différentes. Quand tous ont choisi, les blocs sont révélés et appliqués. Le bloc C est imprimé ; la composition de A, B, D et E est reconstituée.',
  },
  '2019 §2 phase 1.1': {
    title: 'Premier joueur : la mise secrète',
    text: 'Tous misent en même temps et en secret : 0 ou plus, par pas de 1 000, jamais plus que ton argent. Puis toutes les mises sont révélées. La plus forte mise est payée à la banque, et son auteur est premier joueur ; personne d’autre ne paie. En cas d’égalité pour la plus forte mise, même à 0, on relance une seule fois, à tour de rôle.',
  },
  '2019 §2 phase 1.2': {
    title: 'Premier joueur : égalité',
    text: 'Seuls participent les joueurs à égalité pour la plus forte mise, en commençant par le premier joueur précédent (à la première manche le provisoire) ou par le premier joueur à égalité après lui dans le sens horaire. Chacun ne décide qu’une fois : dépasser la plus forte mise jusque-là, d’au moins 1 000 et sans dépasser ton argent, ou passer. Celui qui a alors la plus forte mise la paie et est premier joueur. Si tous passent, le dernier à passer paie la mise de l’égalité et est premier joueur.',
  },
  '2019 §2 phase 2': {
    title: 'Remanier les plateformes',
    text: 'À partir du premier joueur, chacun a un seul tour. Ou bien tu pioches la carte du dessus et, une fois que tu l’as vue, tu en prends une dans l’étalage ; ou bien tu remplaces tout l’étalage et prends une des nouvelles cartes ; ou bien ni l’un ni l’autre. Ensuite tu peux échanger jusqu’à 2 cartes de ta plateforme contre des cartes de ta main, les deux à la fois : seul le résultat doit montrer cinq thèmes différents. Les cartes retirées vont en main, et tu gardes exactement 1 carte en main. L’étalage est complété après chaque tour ; il compte 3 cartes à 3 joueurs, 5 à 4 joueurs et 6 à 5 joueurs (valeurs reconstituées).',
  },
  '2019 §2 phase 3': {
    title: 'Achat de marqueurs médias',
    text: 'À partir du premier joueur, un à la fois : paie 5 000 et pose un marqueur média de ta réserve sur un espace média libre, ou passe. Une région a 5 espaces médias pour tous les partis ensemble. Passer n’est pas définitif ; la phase finit quand tous ont passé l’un après l’autre, le dernier acheteur compris. Qui a dans une région plus de marqueurs que tout autre parti y contrôle les médias : cela permet d’échanger une opinion et protège ta popularité des sondages.',
  },
  '2019 §2 phase 4': {
    title: 'Achat de réunions',
    text: 'À partir du premier joueur, chacun a un seul tour et peut acheter des réunions dans autant de régions qu’il veut. Les nouvelles réunions d’une région coûtent ensemble 1 000 pour 1, 2 000 pour 2, 3 000 pour 3, 5 000 pour 4, 7 000 pour 5, 10 000 pour 6, 15 000 pour 7 et 20 000 pour 8 ; chaque région se compte à part. Tu peux avoir au plus 8 réunions dans une région et n’en placer que ce que contient ta réserve (20 en tout). L’achat entier ne doit pas coûter plus que ton argent.',
  },
  '2019 §2 phase 5': {
    title: 'Envoi des politiciens',
    text: 'À partir du premier joueur, chacun a un seul tour et pose face cachée autant de politiciens qu’il veut, au plus 1 par région. Les cartes d’une région forment une rangée dans l’ordre où elles ont été posées ; dans cet ordre elles seront payées et agiront. Rien n’est encore payé, et tu peux poser des cartes au-dessus de tes moyens. Chaque politicien ne peut être envoyé qu’une fois dans la partie.',
  },
  '2019 §2 phase 6.1': {
    title: 'Paiement des politiciens',
    text: 'Région par région, à partir de celle en cours, tous les politiciens sont révélés. Dans l’ordre de la rangée et ouvertement, chaque propriétaire paie le coût de la carte ou renonce. Un politicien qui n’est pas payé ou ne peut pas l’être quitte le jeu sans servir. Tous les paiements d’une région précèdent sa première action, et ce qui est payé n’est jamais rendu.',
  },
  '2019 §2 phase 6.2': {
    title: 'Actions des politiciens',
    text: 'Dans l’ordre de la rangée, chaque politicien payé peut faire son action principale, puis une de ses actions secondaires ; l’une et l’autre peuvent être omises. Une action marquée ! ne peut être faite qu’une fois par région et par manche, par le premier venu ; l’omettre ne l’épuise pas. Si l’action principale n’est plus possible, une secondaire l’est encore. On ne peut pas choisir une action qui ne changerait rien, comme augmenter une popularité déjà au sommet. Un thème clé compte double et ne peut pas être échangé ; une région en a 1 au plus, et là où il y en a un, l’action ne peut que le retirer. Pour l’action média il te faut aussi 5 000, versés au propriétaire du marqueur que tu retires. Ensuite la carte quitte le jeu.',
  },
  '2019 §2 phase 7': {
    title: 'Influence des médias',
    text: 'Dans l’ordre des régions, celui qui contrôle les médias d’une région, c’est-à-dire y a plus de marqueurs médias que tout autre parti, peut y échanger une opinion révélée, ou passer. L’opinion est défaussée, et une carte visible du plateau des opinions prend sa place. Le thème de la nouvelle carte ne doit pas être révélé dans la région une fois l’ancienne retirée ; la position contraire sur l’ancien thème est donc permise. Le thème clé ne peut pas être échangé. Les vides du plateau des opinions ne sont pas comblés.',
  },
  '2019 §2 phase 8.2': {
    title: 'Enchères de sondages',
    text: 'Dans chaque région, dans l’ordre des régions, un sondage est mis aux enchères ; le dos de la carte nomme le parti qu’elle fait monter de 2. Le maître des enchères est le parti qui a le plus de voix dans la région, à égalité le premier à partir du premier joueur. On mise en un seul tour, en commençant à gauche du maître des enchères, qui est le dernier : dépasse la plus forte mise jusque-là, ou passe. La première mise peut être de 0 ; chaque mise est un multiple de 1 000 et ne dépasse jamais ton argent. La plus forte mise est payée ; si tous passent, la carte est défaussée sans être vue.',
  },
  '2019 §2 phase 8.3': {
    title: 'Sondage : publier ou garder secret',
    text: 'Seul le gagnant de l’enchère regarde la carte. Tu ne peux la publier que si elle fait monter ton propre parti : ta popularité monte du nombre de cases indiqué, et les deux partis avec un moins baissent du leur ; les plus des autres restent sans effet. Un parti qui contrôle les médias de la région ne baisse pas, et les partis qui ne jouent pas sont ignorés. Ou bien tu gardes le sondage secret, ce qui est toujours permis : adhérents +3, et personne d’autre ne le voit. Que le parti du dos reçoive +2 et que deux partis baissent est imprimé ; la plupart des autres valeurs des sondages sont reconstituées.',
  },
  '2019 §2 phase 9a': {
    title: 'Conversion des réunions en voix',
    text: 'Dans l’ordre inverse des régions, et dans chacune à partir du premier joueur, les réunions sont converties en voix. Là où l’on ne vote pas dans cette manche, tu convertis au moins 4 réunions ou aucune ; dans une région en cours (il y en a deux aux deux dernières manches de la partie à sept élections), toutes les réunions de tous sont converties d’elles-mêmes, et qui n’en a pas ne reçoit pas de voix. Voix = (réunions + popularité) × correspondance, chacun des deux facteurs comptant au moins 1. La popularité est le nombre de sa case : −3, −2, 0, +2, +3 ou +4 (le +3 est reconstitué). La correspondance est de +1 pour chaque carte de ta plateforme en accord avec une opinion révélée et de −1 pour chaque carte en désaccord, le double sur le thème clé. Les réunions reviennent dans ta réserve ; les voix n’ont pas de limite.',
  },
  '2019 §2 phase 9b.2': {
    title: 'Élection : sièges et victoire',
    text: 'Les voix rapportent des points selon le tableau de la région, à partir de 5 voix (la plupart des tableaux sont reconstitués). Un parti qui est seul à avoir 50 voix ou plus gagne et reçoit 12 points ; si plusieurs ont 50, chacun d’eux reçoit 10 points, et celui qui a le plus de voix gagne, ou tous ceux à égalité. Si personne n’a 50, le parti en tête trouve un partenaire avec qui il atteint 50 : celui qui a le plus de cartes de plateforme identiques, puis le premier à partir du premier joueur ; personne n’est consulté, et tous deux gagnent, 7 points chacun. Sans un tel partenaire, le parti en tête reçoit 5 points mais n’est pas vainqueur ; sans aucune voix, personne ne reçoit rien. Entre partis à égalité en tête compte le premier à partir du premier joueur. Chaque vainqueur qui a un marqueur média dans la région en déplace un vers le plateau des médias, de même que celui qui y contrôle les médias s’il n’en a pas déjà déplacé un.',
  },
  '2019 §2 phase 9c': {
    title: 'Financement et contributions',
    text: 'À partir du premier joueur, chacun reçoit 1 000 pour chaque point tiré des voix de cette élection (pas pour la victoire) et 1 000 pour chaque adhérent. Puis tu dois utiliser une de tes contributions, qui quitte le jeu. Ou bien tu acceptes l’argent et perds des adhérents : 1 pour 10 000, 2 pour 20 000, 3 pour 30 000. Ou bien tu refuses et gagnes des adhérents : 1, 3 ou 5. Les adhérents ne descendent jamais sous 0. La dernière manche ne paie rien ; dans la partie à sept élections, la manche 4 paie pour les deux élections, mais sans contribution.',
  },
  '2019 §2 phase 9d': {
    title: 'Manche suivante',
    text: 'La région en cours est débarrassée : ses opinions sont défaussées, le thème clé et les marqueurs médias restants sont rendus, et le plateau quitte le jeu. Dans chaque autre région, une opinion de plus est révélée ; une carte qui répète un thème révélé est défaussée et remplacée. L’étalage des cartes de plateforme est défaussé et refait. La région suivante dans le sens horaire devient celle en cours. Personne n’a rien à décider ici.',
  },
  '2019 §3': {
    title: 'Fin de la partie',
    text: 'Aux points des voix et des victoires électorales s’ajoutent : pour chaque marqueur sur le plateau des médias la valeur de sa case, 1 pour chaque adhérent, et pour l’argent 6 à celui qui en a le plus et 3 au deuxième. À égalité pour la première place, chacun reçoit 6 et personne 3 ; à égalité pour la deuxième, chacun reçoit 3 ; qui n’a pas d’argent ne reçoit rien. Le plateau des médias vaut, élection après élection, 10, 8, 6 et 4, avec sept élections 16, 14, 12, 10, 8, 6 et 4 (valeurs reconstituées, sauf le 10). Le joueur qui a le plus de points gagne ; à égalité la victoire est partagée. Ensuite il n’y a plus rien à décider.',
  },
  '2019 §4.3': {
    title: 'Manche suivante avec sept élections',
    text: 'Après les manches 1, 2 et 3, le plateau débarrassé reste en jeu : une nouvelle région y est posée, avec voix 0 et popularité 0 pour tous et 4 opinions, dont 2 révélées dans les cinquième et sixième régions et 3 dans la septième ; elle vote en dernier. Dans chaque autre région, une opinion de plus est révélée ; une carte qui répète un thème révélé est défaussée et remplacée. Après la manche 3, le plateau des opinions est complété, et la pioche et la défausse des opinions sont mélangées ensemble. Les manches 4 et 5 ont deux élections chacune : dans les quatrième et cinquième régions, puis dans les sixième et septième. Après la manche 4, les deux plateaux quittent le jeu, et les autres révèlent chacun une opinion de plus. L’étalage des cartes de plateforme est refait chaque fois.',
  },
  '2006 §3': {
    title: 'Manches et ordre du jeu',
    text: 'La partie compte 7 manches avec une élection chacune, la partie courte 5. Chaque manche sauf la dernière a une campagne, puis le bilan de la région en cours, puis la préparation de la manche suivante ; la dernière manche n’a que le bilan. Quand les joueurs agissent à tour de rôle, on va dans le sens horaire à partir du premier joueur, et seul le joueur interrogé décide. L’ordre des régions commence par la région en cours, celle où l’on vote dans cette manche, et continue dans le sens horaire. L’ordre inverse commence par la région qui vote en dernier et finit par celle en cours.',
  },
  '2006 §6.1': {
    title: 'Options préliminaires',
    text: 'En secret et tous en même temps, tu choisis une de 3 options dans la première colonne et une de 4 dans la seconde, et tu nommes une région pour chaque élément. La première colonne offre popularité +1, encore popularité +1 et 6 réunions ; ou popularité +1, 6 réunions et 6 voix ; ou 6 réunions, 6 voix et encore 6 voix (cette troisième option est reconstituée ; la première est rapportée par des joueurs de l’édition imprimée). La seconde offre 3 marqueurs médias ; ou 2 et adhérents +4 ; ou 1 et adhérents +8 (reconstitué) ; ou adhérents +12. La même région peut être nommée plusieurs fois, mais aucun élément ne peut être partagé ni laissé de côté. Tout est gratuit, et c’est le seul moyen d’avoir plus de 5 marqueurs médias dans une région : tous comptent.',
  },
  '2006 §6.2.1': {
    title: 'Premier joueur',
    text: 'Tous misent en même temps et en secret : de 0 à ton argent, par pas de 1 000. L’auteur de la plus forte mise paie et désigne qui il veut comme premier joueur, lui-même compris ; personne d’autre ne paie. À égalité pour une plus forte mise au-dessus de 0, les joueurs concernés misent encore une fois en secret, chacun au moins autant qu’avant ; si l’égalité persiste, un dé décide entre eux, et le gagnant paie cette mise. Si tous misent 0, tous lancent le dé, et le plus haut désigne le premier joueur. À la dernière manche personne ne mise, et le premier joueur reste le même.',
  },
  '2006 §6.2.2': {
    title: 'Remanier les plateformes',
    text: 'À ton tour tu complètes ta main à 3 cartes de plateforme, puis tu en défausses autant que tu veux, en une fois, et tu en pioches autant. Ensuite tu peux échanger au plus 1 carte de ta plateforme contre une carte de ta main, pourvu qu’il reste cinq thèmes différents. La carte retirée est défaussée. Ta main reste comme elle est : 2 cartes après un échange, sinon 3.',
  },
  '2006 §6.2.3': {
    title: 'Cabinet fantôme',
    text: 'À partir du premier joueur, chacun pose face cachée tous ses politiciens de cette manche, au plus 1 par région ; tu dois pouvoir les payer tous ensemble. Puis tous sont révélés et payés, et à tour de rôle chacun fait une action de chacune de ses cartes, dans l’ordre qu’il veut. Si une action est possible, il faut en choisir une, mais personne n’est forcé à l’action média : tu verses 4 000 au propriétaire du marqueur et 4 000 à la banque, et il te faut un marqueur à toi dans ta réserve. Ce qui ne changerait rien ou ne peut être payé ne peut être choisi. Une carte avec un téléphone pose aussi ta tuile de coalition dans sa région, au plus 1 par parti et aucune là où l’on votera en dernier. La plupart des coûts et des actions sont des valeurs reconstituées ; dans l’édition 1997, on pose et paie autrement.',
  },
  '2006 §6.2.4': {
    title: 'Former une coalition',
    text: 'Une coalition ne se forme que dans la région en cours, entre deux joueurs qui y ont tous deux une tuile de coalition ; personne n’est dans deux coalitions, et il n’y en a pas à la dernière manche. Au moins 2 cartes doivent être identiques dans les deux plateformes, thème et position. Avec exactement 2, l’autre doit accepter ; avec 3 ou plus, tu peux forcer la coalition. On fait un seul tour à partir du premier joueur : tant que tu es libre, tu peux proposer la coalition à chaque autre joueur libre ou la lui imposer, une fois chacun, ou passer. Puis les tuiles inutilisées reviennent à leurs propriétaires ; celles d’une coalition quittent le jeu après l’élection.',
  },
  '2006 §6.2.5': {
    title: 'Marqueurs et contrôle des médias',
    text: 'À partir du premier joueur, un à la fois : paie 4 000 et pose un marqueur média de ta réserve sur un espace média libre, ou passe. Une région a 5 espaces médias pour tous les partis ensemble. Passer n’est pas définitif ; les achats finissent quand tous ont passé l’un après l’autre, le dernier acheteur compris. Puis, dans l’ordre inverse des régions (édition 1997 : dans l’ordre des régions), celui qui a dans une région plus de marqueurs que tout autre parti peut échanger une opinion révélée contre une carte de la réserve d’échange. Le thème clé ne peut pas être échangé, et le thème de la nouvelle carte ne doit pas être révélé dans la région une fois l’ancienne retirée. L’ancienne carte va dans la réserve d’échange.',
  },
  '2006 §6.2.6': {
    title: 'Achat de réunions',
    text: 'À partir du premier joueur, chacun a un seul tour et peut acheter des réunions dans autant de régions qu’il veut, à 1 000 chacune. Dans une région tu peux en acheter au plus 4 par manche et en avoir au plus 10 en tout. Tu ne peux en placer que ce que contient ta réserve (18 en tout), ni payer plus que ton argent.',
  },
  '2006 §6.2.7': {
    title: 'Enchères de sondages',
    text: 'Dans chaque région, dans l’ordre des régions, un sondage caché est mis aux enchères. À partir du premier joueur, dans le sens horaire, tu ouvres ou relances, ou tu passes et ne participes plus ; la première mise est d’au moins 1 000, chaque relance d’au moins 1 000 de plus, jamais au-dessus de ton argent. L’enchère finit quand tous ont passé sauf le plus offrant, qui paie et regarde la carte ; si personne ne mise, elle est défaussée sans être vue. Tu peux publier 1 ou 2 de ses lignes dans cette région, de partis en jeu dont la popularité bougerait : elle reste entre −3 et +3, et un parti qui y contrôle les médias ne baisse pas. Ou bien tu gardes le sondage secret, ce qui est toujours permis, et gagnes en adhérents le total de 2 dés. Le contenu des lignes est reconstitué.',
  },
  '2006 §6.2.8': {
    title: 'Conversion des réunions en voix',
    text: 'Dans l’ordre inverse des régions, et dans chacune à partir du premier joueur : avec au moins 5 réunions dans la région, tu peux en convertir autant que tu veux en voix. Voix = réunions × (popularité + correspondance), mais jamais moins d’une voix pour 2 réunions entières. La correspondance est de +1 pour chaque carte de ta plateforme en accord avec une opinion révélée et de −1 pour chaque carte en désaccord, le double sur le thème clé ; ta main ne compte pas. Les voix s’arrêtent à 50, et qui arrive sur une case occupée de l’échelle de voix se place au-dessus. Les réunions reviennent dans ta réserve. Quand tous ont décidé dans une région, un parti qui y a plus de voix que tous les autres ensemble peut échanger une opinion révélée, mais pas le thème clé, avec la réserve d’échange.',
  },
  '2006 §6.3.1': {
    title: 'Derniers voix et sièges',
    text: 'Toutes les réunions encore dans la région en cours sont converties en voix, à tour de rôle et d’elles-mêmes : il n’y a pas de minimum, et on n’échange plus d’opinion. Puis les voix donnent des sièges selon le tableau de la région, à partir de 5 voix. Chaque siège est un point de victoire et rapporte de l’argent au financement. Les tableaux sont reconstitués, sauf quelques nombres rapportés par des joueurs de l’édition imprimée.',
  },
  '2006 §6.3.2': {
    title: 'Vainqueur de l’élection',
    text: 'Le parti qui a le plus de voix gagne ; une coalition compte ensemble les voix des deux partis, même au-delà de 50. À totaux égaux gagne le camp qui a le marqueur le plus haut sur l’échelle de voix ; si ceux-ci sont égaux aussi, le camp dont le marqueur est au-dessus. Toute victoire à totaux égaux est une victoire de justesse. Si personne n’a de voix, personne ne gagne.',
  },
  '2006 §6.3.3': {
    title: 'Fruits de la victoire',
    text: 'Un vainqueur net peut déplacer 1 marqueur média de la région vers le plateau national et y porter jusqu’à 2 opinions révélées. Une victoire de justesse permet 1 marqueur et 1 opinion, et le parti battu de justesse peut aussi déplacer 1 marqueur. Dans une coalition, tous deux peuvent déplacer 1 marqueur et porter 1 opinion, d’abord celui qui a le plus de voix. Une opinion d’un nouveau thème prend la première place libre à partir de la gauche ; si les 5 sont prises, elle en remplace une qui n’est pas dominante (édition 1997 : les autres avancent, et elle vient en dernier). La même position rend dominante l’opinion déjà là ; la position contraire la remplace, dominante ou non. Tout cela est facultatif.',
  },
  '2006 §6.3.4': {
    title: 'Nouveaux adhérents',
    text: 'Après chaque élection, chaque carte de ta plateforme en accord avec une opinion nationale ajoute à tes adhérents le nombre au-dessus de sa place. À partir de la gauche, les places donnent 1, 2, 3, 2 et 1 (valeurs reconstituées). Une opinion dominante compte une seule fois, et ta main ne compte pas. Personne n’a rien à décider ici.',
  },
  '2006 §6.3.5': {
    title: 'Financement',
    text: 'Chacun reçoit 1 000 pour chaque siège de cette élection. Aux manches 1, 3 et 5 il y a encore 1 000 pour chaque adhérent ; dans la partie courte, aux manches 1 et 3 seulement. Les adhérents comptent avec ceux qui viennent d’être gagnés, avant les contributions de cette manche. La dernière manche ne paie rien.',
  },
  '2006 §6.4.1': {
    title: 'Manche suivante',
    text: 'La région en cours est débarrassée : les cartes sont défaussées, le thème clé, les marqueurs médias et les réunions sont rendus. Après les manches 1, 2 et 3, une nouvelle région est posée sur ce plateau et vote en dernier : voix 0 et popularité 0 pour tous, 1 réunion de la réserve chacun et 4 opinions, dont 1 révélée, ou 2 dans la septième région, où aucune coalition ne peut se former. Après les manches 4, 5 et 6, le plateau quitte le jeu. Dans chaque autre région, une opinion de plus est révélée ; une carte qui répète un thème révélé va sous la pioche et est remplacée. Le plateau suivant dans le sens horaire devient celui en cours ; la manche 7 n’a que le bilan.',
  },
  '2006 §6.4.2': {
    title: 'Contributions',
    text: 'Après les manches 1 à 5 (dans la partie courte 1 à 4), chacun à partir du premier joueur doit poser une contribution : face visible pour l’accepter, face cachée pour la refuser. Qui accepte prend l’argent, lance les dés de la carte et perd en adhérents le plus haut des dés. Puis les autres révèlent la leur, lancent et gagnent le total (édition 1997 : tous révèlent d’abord ensemble). Qui a seul refusé la plus grosse somme gagne encore le total de 3 dés de plus. Un dé a les faces 0, 1, 1, 2, 2 et 3 ; les adhérents ne descendent jamais sous 0, et les cartes quittent le jeu. Les sommes de 10 000 à 50 000 avec 1 à 5 dés sont des valeurs reconstituées, sauf les 50 000.',
  },
  '2006 §7.5': {
    title: 'Fin de la partie',
    text: 'On additionne les sièges de toutes les élections, les points de tes marqueurs médias sur le plateau national, tes adhérents et les points sous chaque opinion nationale avec laquelle ta plateforme est en accord, avec 5 de plus si elle est dominante. Le plus d’adhérents rapporte 10 de plus, le deuxième 6 ; à égalité pour la première place on partage 16, arrondi vers le bas, et le deuxième ne reçoit rien ; à égalité pour la deuxième, personne ne reçoit rien. Les places des opinions nationales valent 6, 8, 10, 8 et 6 (valeurs reconstituées). L’argent ne compte pas. Le joueur qui a le plus de points gagne, à égalité la victoire est partagée ; ensuite il n’y a plus rien à décider.',
  },
  '2006 §8': {
    title: 'Manche suivante dans la partie courte',
    text: 'La partie courte compte 5 manches ; le politicien à 25 000, la contribution de 50 000 et 10 sondages sont laissés de côté. Après la manche 1, une nouvelle région, la cinquième, est posée sur le plateau débarrassé et vote en dernier ; 2 de ses 4 opinions sont révélées, et aucune coalition ne peut s’y former. Après les manches 2, 3 et 4, le plateau quitte le jeu. Dans chaque autre région, une opinion de plus est révélée ; une carte qui répète un thème révélé va sous la pioche et est remplacée. La manche 5 n’a que le bilan.',
  },
  '1997 §6.2.1': {
    title: 'Premier joueur',
    text: 'Tous misent en même temps et en secret : de 0 à ton argent, par pas de 1 000. L’auteur de la plus forte mise paie et désigne qui il veut comme premier joueur, lui-même compris ; personne d’autre ne paie. À égalité pour la plus forte mise, un dé décide aussitôt, sans seconde mise ; le plus haut paie la mise et désigne le premier joueur. À la dernière manche personne ne mise, et le premier joueur reste le même.',
  },
  '1997 §6.2.2': {
    title: 'Remanier les plateformes',
    text: 'Comme dans l’édition 2006 : à ton tour tu complètes ta main à 3 cartes de plateforme, puis tu en défausses autant que tu veux, en une fois, et tu en pioches autant. Ensuite tu peux échanger au plus 1 carte de ta plateforme contre une carte de ta main, pourvu qu’il reste cinq thèmes différents. La carte retirée va à la défausse, pas à la réserve d’échange. Ta main reste comme elle est : 2 cartes après un échange, sinon 3.',
  },
  '1997 §6.2.3 laying': {
    title: 'Poser et payer les politiciens',
    text: 'À partir du premier joueur, un à la fois : pose un politicien face cachée, au plus 1 des tiens par région, ou passe. Passer n’est pas définitif ; on finit quand tous ont passé l’un après l’autre, celui qui a posé en dernier compris. Tu peux poser des cartes que tu ne peux pas payer, pour bluffer. Puis toutes sont révélées, et à tour de rôle chacun paie : ce qui peut être payé doit l’être, et si ton argent ne suffit pas pour toutes, tu choisis l’ordre. Une carte qui ne peut pas être payée est perdue sans effet et sans tuile de coalition. La plupart des coûts sont des valeurs reconstituées.',
  },
  '1997 §6.2.3 trend': {
    title: 'Actions des politiciens',
    text: 'À partir du premier joueur, chacun fait une action de chacune de ses cartes payées, dans l’ordre qu’il veut ; si une action est possible, il faut en choisir une, mais personne n’est forcé à l’action média. La popularité de son parti et celle d’un autre bougent toujours de 1 case, quelle que soit la carte, et restent entre −3 et +3 ; ce 1 est reconstitué, car aucune source ne donne de nombre. Le contrôle des médias n’en protège pas. Le reste est comme dans l’édition 2006 : ce qui ne changerait rien ou ne peut être payé ne peut être choisi, et les cartes quittent le jeu.',
  },
  '1997 §6.2.5': {
    title: 'Influence des médias',
    text: 'Quand personne n’achète plus de marqueurs médias, le contrôle des médias s’exerce dans l’ordre des régions, d’abord dans celle en cours. Celui qui a dans une région plus de marqueurs médias que tout autre parti peut y échanger une opinion révélée contre une carte de la réserve d’échange, ou passer. Le thème clé ne peut pas être échangé, et le thème de la nouvelle carte ne doit pas être révélé dans la région une fois l’ancienne retirée ; la position contraire sur l’ancien thème est donc permise. L’ancienne carte va dans la réserve d’échange, qui compte toujours 6 cartes.',
  },
  '1997 §6.3.3': {
    title: 'Fruits de la victoire',
    text: 'Un vainqueur net peut déplacer 1 marqueur média de la région vers le plateau national et y porter jusqu’à 2 opinions révélées ; un vainqueur de justesse et chaque partenaire d’une coalition 1 marqueur et 1 opinion, le parti battu de justesse 1 marqueur. Une opinion d’un nouveau thème prend la première place libre à partir de la gauche. Si les 5 places sont prises, elle en retire une qui n’est pas dominante ; les autres avancent vers la gauche, et la nouvelle prend la dernière place. La même position rend dominante l’opinion déjà là. La position contraire la remplace à sa place ; seulement si toutes les places sont prises et que l’opinion n’est pas dominante, celle-ci est retirée, les autres avancent vers la gauche, et la position contraire prend la dernière place. Tout cela est facultatif.',
  },
  '1997 §6.3.5': {
    title: 'Financement',
    text: 'Aux manches 1 à 5, chacun reçoit 1 000 pour chaque siège de cette élection. Aux manches 1, 3 et 5 il y a encore 1 000 pour chaque adhérent. Le financement vient après la pose de la région suivante et avant les contributions de cette manche. Les manches 6 et 7 ne paient rien.',
  },
  '1997 §6.4.1': {
    title: 'Manche suivante',
    text: 'La région en cours est débarrassée : les cartes sont défaussées, le thème clé, les marqueurs médias et les réunions sont rendus. Après les manches 1, 2 et 3, une nouvelle région est posée sur ce plateau et vote en dernier : voix 0 et popularité 0 pour tous, 1 réunion de la réserve chacun et 4 opinions, dont 1 révélée ; aucune coalition ne peut se former dans la septième région. Après les manches 4, 5 et 6, le plateau quitte le jeu. Dans chaque autre région, une opinion de plus est révélée ; une carte qui répète un thème révélé est défaussée et remplacée. Le plateau suivant dans le sens horaire devient celui en cours ; la manche 7 n’a que le bilan.',
  },
  R0: {
    title: 'Pas plus que tu n’as',
    text: 'Tu ne peux pas miser ni payer plus que l’argent que tu as en ce moment ; ce que tu recevras plus tard ne compte pas. Un montant plus élevé est refusé, avec l’indication de la limite, et rien ne change. Les règles imprimées de 2019 punissent une telle mise ; ici, elle ne peut pas être faite.',
  },
  R13: {
    title: 'Des politiciens que tu ne peux pas payer',
    text: 'Dans l’édition 2006, tu dois pouvoir payer ensemble tous les politiciens que tu poses dans une manche, car tous sont payés dès qu’ils sont révélés. Un choix qui coûte plus que ton argent est refusé : poses-en moins, ou de moins chers. Dans les éditions 2019 et 1997, tu peux poser des cartes que tu ne peux pas payer.',
  },
  R18: {
    title: 'Qui voit quoi',
    text: 'Sont cachés les mains, l’argent (sauf si la table joue à argent visible), les politiciens face cachée, les décisions secrètes jusqu’à ce que toutes soient prises, les opinions face cachée, les pioches, les sondages non publiés et les contributions refusées jusqu’à ce qu’elles soient révélées. Une décision secrète n’est demandée qu’une fois : quand la tienne est prise, elle reste cachée jusqu’à ce que les autres aient décidé aussi. Tout le reste est visible, y compris le nombre de cartes à chaque endroit et, dans l’édition 2019, le dos du sondage du dessus.',
  },
  R52: {
    title: 'Milliers entiers',
    text: 'Toute somme d’argent est un multiple entier de 1 000. Une relance est donc d’au moins 1 000 de plus que la mise précédente. La banque n’est jamais à court d’argent.',
  },
};

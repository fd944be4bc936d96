/** What differs between the editions. */
export const differences = {
  'diff.elections': 'Wybory i rundy',
  'diff.elections.2019': 'Cztery wybory w czterech rundach albo siedem w pięciu',
  'diff.elections.2006': 'Siedem wyborów w siedmiu rundach albo pięć w pięciu; w ostatniej tylko się liczy',
  'diff.elections.1997': 'Siedem wyborów w siedmiu rundach; w ostatniej tylko się liczy',
  'diff.start': 'Początek',
  'diff.start.2019': 'Draft kart programu. Blok z pięcioma korzyściami, takie same do różnych landów',
  'diff.start.2006':
    'Program i trzy karty są rozdane. Po jednej opcji z dwóch kolumn, także kilka razy dla tego samego landu',
  'diff.start.1997': 'Jak w 2006',
  'diff.bid': 'Pierwszy gracz',
  'diff.bid.2019': 'Zaczyna ten, kto daje najwięcej. Przy remisie raz się podbija, po kolei',
  'diff.bid.2006': 'Kto daje najwięcej, wyznacza pierwszego gracza. Przy remisie druga oferta, potem kość',
  'diff.bid.1997': 'Kto daje najwięcej, wyznacza pierwszego gracza. Przy remisie od razu kość',
  'diff.platform': 'Program',
  'diff.platform.2019': 'Bierzesz z odkrytych kart, wymieniasz do dwóch, zachowujesz jedną',
  'diff.platform.2006': 'Uzupełniasz rękę do trzech, raz dobierasz nowe, wymieniasz jedną',
  'diff.platform.1997': 'Jak w 2006',
  'diff.politicians': 'Politycy',
  'diff.politicians.2019':
    'Po mediach i wiecach. Płacisz przy odkryciu albo rezygnujesz; akcja główna i drugorzędna',
  'diff.politicians.2006':
    'Przed mediami i wiecami. Musi cię być stać na wszystkich; po jednej akcji, obowiązkowej',
  'diff.politicians.1997':
    'Przed mediami i wiecami. Wykładani po jednym, wolno blefować; notowania zawsze o 1',
  'diff.coalition': 'Koalicje',
  'diff.coalition.2019': 'Wynikają z zasad przy wyborach, nikt nie jest pytany',
  'diff.coalition.2006': 'Osobna faza: żeton u obu, dwie wspólne karty, by zapytać, trzy, by wymusić',
  'diff.coalition.1997': 'Jak w 2006',
  'diff.media': 'Media',
  'diff.media.2019': 'Znacznik za 5000. Zmiana opinii po politykach, z planszy opinii, która się kurczy',
  'diff.media.2006':
    'Znacznik za 4000. Zmiana opinii zaraz po zakupach, w odwrotnej kolejności landów, z puli sześciu',
  'diff.media.1997': 'Znacznik za 4000. Zmiana opinii zaraz po zakupach, w kolejności landów, z puli sześciu',
  'diff.meetings': 'Wiece',
  'diff.meetings.2019': 'Coraz drożej: 1000 za jeden, 20 000 za osiem; najwyżej 8 w landzie',
  'diff.meetings.2006': 'Po 1000, najwyżej cztery nowe w landzie i dziesięć łącznie',
  'diff.meetings.1997': 'Jak w 2006',
  'diff.polls': 'Sondaże',
  'diff.polls.2019':
    'Rewers pokazuje, kto rośnie. Jedna oferta na gracza. Publikujesz tylko, gdy rośniesz, inaczej elektorat +3',
  'diff.polls.2006':
    'Kupowane w ciemno, z przebijaniem. Jeden lub dwa wiersze dowolnych partii albo dwie kości o elektorat',
  'diff.polls.1997': 'Jak w 2006',
  'diff.votes': 'Głosy',
  'diff.votes.2019': '(wiece + notowania) × zbieżność, każde co najmniej 1; bez limitu; od czterech wieców',
  'diff.votes.2006':
    'wiece × (notowania + zbieżność), co najmniej pół głosu za wiec; najwyżej 50; od pięciu wieców',
  'diff.votes.1997': 'Jak w 2006',
  'diff.win': 'Kto wygrywa wybory',
  'diff.win.2019': '50 głosów samodzielnie albo najsilniejsza z partnerem: 12, 10, 7 lub 5 punktów',
  'diff.win.2006': 'Najwięcej głosów, koalicja liczy się razem. Bez punktów, ale z planszą krajową',
  'diff.win.1997': 'Jak w 2006, ale na pełnej planszy krajowej opinie się przesuwają',
  'diff.pay': 'Pieniądze i elektorat',
  'diff.pay.2019': 'Głosy i elektorat płacą co rundę; składki kosztują lub dają stałe wartości',
  'diff.pay.2006':
    'Elektorat płaci tylko w rundach 1, 3 i 5; o składki rzuca się kośćmi; zgodne opinie krajowe dają elektorat',
  'diff.pay.1997': 'Jak w 2006, ale runda 6 nic nie płaci, a rezygnacje odkrywa się razem',
  'diff.end': 'Koniec',
  'diff.end.2019': 'Głosy, zwycięstwa, media, elektorat oraz 6 i 3 za najwięcej pieniędzy',
  'diff.end.2006': 'Głosy, media, elektorat z premią 10 i 6, opinie krajowe. Pieniądze nie punktują',
  'diff.end.1997': 'Jak w 2006',
};

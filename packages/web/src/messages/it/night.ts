/** The election night. */
export const night = {
  'night.number': 'Elezione {number} di {of} · {region}',
  'night.counting': '{region}: si contano i voti',
  'night.headline':
    '{region}: {who, select, you {vinci{nose, select, yes { al ballottaggio} other {}}} none {nessuno vince} other {vittoria{nose, select, yes { al ballottaggio} other {}}, {parties}}}',
  'night.you': 'tu',
  'night.why-majority': '{parties}: {votes} voti. Ne bastano {majority} per vincere da soli.',
  'night.why-several': 'Almeno {majority} voti: {parties}. Tra questi vincono i più votati.',
  'night.why-no-votes': 'Non c’è stato nessun voto.',
  'night.why-seeker':
    'Nessuno ha {majority} voti. Il primo partito, con {votes}, cerca un alleato: {party}{tied, select, yes {, primo nell’ordine di turno} other {}}.',
  'night.why-nobody-reaches':
    'Con nessuno si arriva a {majority} insieme, quindi nessuno vince: {points} punti al primo partito.',
  'night.why-only-one': 'Solo con un partito si arriva a {majority} insieme: {party}.',
  'night.why-common':
    'Tra quelli con cui si arriva a {majority}, ha più punti di programma in comune: {party}.',
  'night.why-turn-order':
    'Più partiti hanno altrettanti punti in comune; primo nell’ordine di turno: {party}.',
  'night.why-votes': '{first}: {votes} voti; {second}: {others}. Vincono i più votati.',
  'night.why-highest':
    '{votes} voti ciascuno. A parità vince il segnalino singolo più alto: {highest} contro {lower}.',
  'night.why-on-top': '{votes} voti ciascuno e segnalini singoli pari: vince quello in cima.',
  'night.column-count': 'prima + contati',
  'night.column-together': 'insieme',
  'night.seats': 'Seggi',
  'night.win': 'Vittoria',
  'night.total': 'Totale',
  'night.rank': '{rank}º',
  'night.line': '{majority} per vincere da soli',
  'night.together': 'Insieme',
  'night.each': '{points} punti a testa',
  'night.partners':
    '{partner, select, none {Perché nessuno?} you {Perché tu?} other {Perché {partner}?}} Punti di programma in comune: {seeker}',
  'night.same': 'uguali',
  'night.reaches': '{isEnough, select, yes {basta} other {non basta}}',
  'night.sides': 'Chi vince',
  'night.by-highest': 'segnalino singolo più alto',
  'night.by-on-top': 'segnalino in cima',
  'night.media-moved':
    '{parties}: un segnalino media passa da {region} alla casella da {points} punti alla fine.',
  'night.media-control': '{party}: per il controllo dei media.',
  'night.media-none': 'Nessun segnalino media si è spostato.',
  'night.open':
    '{who, select, you {Ora decidi tu} other {Ora decide {who}}}: {promote, select, yes {un segnalino media} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {fino a # opinione} other {fino a # opinioni}} per il tabellone nazionale.',
  'night.then': 'Poi: {parties}.',
  'night.nothing-placed': 'Nessuna opinione è arrivata sul tabellone nazionale.',
  'night.replaced': 'al posto di {card}',
  'night.fresh': 'nuova',
  'night.secured': 'ora assicurata',
  'night.members': 'Iscritti, e punti per le opinioni nazionali alla fine',
  'night.column-members': 'iscritti',
  'night.column-end': 'alla fine',
  'night.next': 'Che cosa segue',
  'night.next-votes': 'Turno {round}: {regions}',
  'night.back': 'Puoi tornare qui quando vuoi: premi il segno di questa elezione nella barra in alto.',
  'night.waiting': '{count, plural, one {Poi ancora un’elezione} other {Poi ancora # elezioni}}.',
  'night.on':
    '{next, select, more {Alla prossima elezione} payout {Ai finanziamenti} spoils {Ai frutti della vittoria} finalscoring {Al punteggio finale} other {Chiudi}}',
  'night.again': 'Rivedi',
  'night.your-decision': 'Tocca a te. Puoi andare avanti quando vuoi.',
  'night.say-counted': '{region}: voti contati. {votes}.',
  'night.say-line':
    '{count, plural, =0 {Nessuno ha {majority} voti.} one {Almeno {majority}: {parties}.} other {Almeno {majority}: {parties}.}}',
  'night.say-together': 'Insieme: {votes}.',
  'night.say-points': '{who, select, you {Hai} other {{who}:}} {total} punti, posizione {rank}.',
};

import type { Messages } from './en.ts';

export const it: Messages = {
  'night.number': 'Elezione {number} di {of} · {region}',
  'night.counting': 'Si contano i voti {in_region}',
  'night.headline':
    '{who, select, none {Nessuno vince} other {{parties_number, select, you {Vinci} all {{The_parties} vincete} many {{The_parties} vincono} other {{The_parties} vince}}}} {in_region}{nose, select, yes { di misura} other {}}',
  'night.you': 'tu',
  'night.why-majority':
    '{parties_number, select, you {Hai} many {{The_parties} hanno} other {{The_parties} ha}} {votes} voti. Ne bastano {majority} per vincere da soli.',
  'night.why-several':
    '{The_parties} {parties_number, select, all {avete} other {hanno}} almeno {majority} voti; vince chi ne ha di più.',
  'night.why-level':
    '{The_parties} {parties_number, select, all {avete} other {hanno}} almeno {majority} voti; i più forti sono alla pari e vincono insieme.',
  'night.why-no-votes': 'Non c’è stato nessun voto.',
  'night.why-seeker':
    'Nessuno ha {majority} voti. {party_number, select, you {Sei in testa con {votes} e cerchi} many {{The_party} sono in testa con {votes} e cercano} other {{The_party} è in testa con {votes} e cerca}} un alleato{tied, select, yes { (per ordine di turno)} other {}}.',
  'night.why-nobody-reaches':
    'Con nessuno si arriva a {majority} insieme, quindi nessuno vince: {points} punti al primo partito.',
  'night.why-only-one': 'Solo {with_party} si arriva a {majority}.',
  'night.why-common':
    'Tra quelli con cui si arriva a {majority}, {party_number, select, you {hai più punti di programma in comune tu} many {hanno più punti di programma in comune {the_party}} other {ha più punti di programma in comune {the_party}}}.',
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
  'night.line': '{majority} per vincere da soli',
  'night.together': 'Insieme',
  'night.each': '{points} punti a testa',
  'night.partners':
    '{partner, select, none {Perché nessuno?} other {Perché {the_partner}?}} Punti di programma in comune {with_seeker}',
  'night.same': 'uguali',
  'night.reaches': '{isEnough, select, yes {basta} other {non basta}}',
  'night.sides': 'Chi vince',
  'night.by-highest': 'segnalino singolo più alto',
  'night.by-on-top': 'segnalino in cima',
  'night.media-moved':
    '{parties_number, select, you {Sposti} all {{The_parties} spostate} many {{The_parties} spostano} other {{The_parties} sposta}} un segnalino media {from_region} alla casella da {points} punti alla fine.',
  'night.media-control': '{party}: per il controllo dei media.',
  'night.media-none': 'Nessun segnalino media si è spostato.',
  'night.open':
    'Ora {who_number, select, you {decidi tu} many {decidono {the_who}} other {decide {the_who}}}: {promote, select, yes {un segnalino media} other {}}{both, select, yes {, } other {}}{nationalise, plural, =0 {} one {fino a # opinione} other {fino a # opinioni}} per il tabellone nazionale.',
  'night.then': 'Poi: {the_parties}.',
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
  'night.say-counted': 'Spoglio finito {in_region}: {votes}.',
  'night.say-line':
    '{count, plural, =0 {Nessuno ha {majority} voti.} other {{The_parties} {parties_number, select, you {hai} all {avete} many {hanno} other {ha}} almeno {majority} voti.}}',
  'night.say-together': 'Insieme: {votes}.',
  'night.say-points':
    '{who_number, select, you {Hai} many {{The_who} hanno} other {{The_who} ha}} {total} punti, posto {rank}.',
};

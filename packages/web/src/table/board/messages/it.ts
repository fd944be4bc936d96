import type { Messages } from './en.ts';

export const it: Messages = {
  'board.label': '{region}, elezione {election}, turno {round}',
  'board.tabs': 'Regioni',
  'board.this-round': 'Al voto questo turno',
  'board.held': 'Elezione conclusa',
  'board.later': 'Elezione {election}, turno {round}',
  'board.now': 'ora',
  'board.would-win': '{count, plural, one {vincerebbe {parties}} other {vincerebbero {parties}}}',
  'board.won': 'vittoria: {parties}',
  'board.tile': 'Tessera Coalizione: {party}',
  'board.leads': 'in testa',
  'board.no-votes': 'nessun voto',
  'board.if-counted': 'se si contasse ora',
  'board.opinions': 'Opinioni',
  'board.controls': 'controlla',
  'board.no-control': 'nessuno',
  'board.axis-votes': 'voti',
  'board.axis-points': 'pt.',
  'board.axis-meetings': 'comizi',
  'board.axis-trend': 'trend',
  'board.axis-agreement': 'affin.',
  'board.axis-gain': 'voti +',
  'lane.sentence':
    '{party}: {votes, plural, one {# voto} other {# voti}}, {meetings, plural, one {# comizio} other {# comizi}}, trend {trend}, affinità {agreement}, contando ora {gain} in più, in tutto {then}, {points, plural, one {# punto} other {# punti}}',
  'lane.face-down': 'coperto',
  'lane.sent': '{name}, carta {place} della fila',
  'lane.floor': 'L’affinità vera è {agreement}; non conta mai meno di 1.',
  'mandates.maximum': 'max',
  'mandates.title': 'Seggi {in_region}',
  'mandates.points': 'Seggi = punti',
  'mandates.from': 'da {votes}',
  'mandates.printed': 'Come stampati.',
  'mandates.reconstructed': 'Ricostruiti: nessuna delle nostre fonti riporta questi numeri.',
  'mandates.partly':
    'Chi gioca con l’edizione stampata riferisce {numbers}; gli altri numeri sono ricostruiti.',
  'mandates.reported': 'Chi gioca con l’edizione stampata riferisce {numbers}.',
  'spine.label': 'Elezioni svolte',
  'spine.text':
    '{region}, turno {round}: {winners, select, none {nessuno ha vinto} other {{winners_number, select, many {hanno} other {ha}} vinto {the_winners}}}',
  'board.meetings-tip': 'Comizi in questa regione. Convertiti, diventano voti.',
  'board.trend-tip': 'La tendenza del partito qui. La muovono i sondaggi e i politici.',
  'board.agreement-tip':
    'Quanto il programma si accorda con le opinioni qui: se concorda conta a favore, se si oppone conta contro.',
  'board.gain-tip': 'Voti che la conversione porterebbe ora',
  'board.media-tip':
    'Segnalini media, al massimo {spaces}. Il partito che ne ha più di ogni altro controlla i media.',
  'board.marker': 'Segnalino media: {party}',
  'board.marker-free': 'Spazio libero per un segnalino media',
  'board.tiles-tip': 'Tessere Coalizione in questa regione',
  'lane.sum-product':
    '({meetings} {trend}) × {agreement} = {gain} voti dai comizi qui. Ogni parentesi vale almeno 1.',
  'lane.sum-factor':
    '{meetings} × ({trend} {agreement}) = {gain} voti dai comizi qui. Due comizi portano almeno un voto.',
  'lane.votes-tip': 'Voti raccolti qui finora: {votes}',
  'lane.then-tip': '{votes} + {gain} = {then} voti se si contasse ora',
  'lane.points-tip':
    '{then} voti danno qui {points, plural, one {# seggio} other {# seggi}}, un punto ciascuno',
};

import type { TableRow } from './store/store.ts';

interface Words {
  readonly title: string;
  readonly intro: string;
  readonly tables: string;
  readonly none: string;
  readonly game: string;
  readonly players: string;
  readonly free: string;
  readonly protocol: string;
}

/** Until there is a client: what is going on, and how to write one. */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    title: 'Macher',
    intro: 'The server is running. Clients connect by the protocol described in docs/protocol.md.',
    tables: 'Public tables',
    none: 'No public tables at the moment.',
    game: 'Game',
    players: 'Players',
    free: 'Free seats',
    protocol: 'In the terminal: npm run macher -- play',
  },
  de: {
    title: 'Macher',
    intro: 'Der Server läuft. Programme verbinden sich nach dem Protokoll in docs/protocol.md.',
    tables: 'Öffentliche Tische',
    none: 'Zurzeit gibt es keine öffentlichen Tische.',
    game: 'Spiel',
    players: 'Spieler',
    free: 'Freie Plätze',
    protocol: 'Im Terminal: npm run macher -- play',
  },
  pl: {
    title: 'Macher',
    intro: 'Serwer działa. Programy łączą się według protokołu opisanego w docs/protocol.md.',
    tables: 'Stoły publiczne',
    none: 'Obecnie nie ma stołów publicznych.',
    game: 'Gra',
    players: 'Gracze',
    free: 'Wolne miejsca',
    protocol: 'W terminalu: npm run macher -- play',
  },
  it: {
    title: 'Macher',
    intro: 'Il server è in funzione. I programmi si collegano secondo il protocollo di docs/protocol.md.',
    tables: 'Tavoli pubblici',
    none: 'Al momento non ci sono tavoli pubblici.',
    game: 'Gioco',
    players: 'Giocatori',
    free: 'Posti liberi',
    protocol: 'Nel terminale: npm run macher -- play',
  },
  fr: {
    title: 'Macher',
    intro: 'Le serveur fonctionne. Les programmes se connectent selon le protocole de docs/protocol.md.',
    tables: 'Tables publiques',
    none: 'Aucune table publique pour le moment.',
    game: 'Jeu',
    players: 'Joueurs',
    free: 'Places libres',
    protocol: 'Dans le terminal : npm run macher -- play',
  },
};

/** In the first language asked for that we have. */
export function frontPage(accepted: string, tables: readonly TableRow[]): string {
  const language = languageIn(accepted);
  const words = WORDS[language] as Words;
  const rows = tables.map(
    ({ ruleset, players, openSeats, names }) =>
      `<tr><td>${escaped(ruleset)}</td><td>${players}</td><td>${openSeats}</td><td>${escaped(names.join(', '))}</td></tr>`,
  );
  const list =
    rows.length === 0
      ? `<p>${words.none}</p>`
      : `<table><tr><th>${words.game}</th><th>${words.players}</th><th>${words.free}</th><th></th></tr>${rows.join('')}</table>`;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width"><h1>${words.title}</h1><p>${words.intro}</p>
<h2>${words.tables}</h2>${list}<p>${words.protocol}</p></html>`;
}

function languageIn(accepted: string): string {
  const wanted = accepted.split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(language => Object.hasOwn(WORDS, language)) ?? 'en';
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
}

/** Built by `npm run site`, the page is a folder of files: there is no server to ask. */
export const HAS_SERVER = import.meta.env.MODE !== 'site';

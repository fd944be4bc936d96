import type { Client } from './client.ts';

/**
 * POLICY: all that the page may load comes from its own folder. Frames can't be refused by a page: that takes a header.
 */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** The game without a server. Its one page has all others behind the hash of its address. */
export const SITE: Client = {
  folder: 'dist/site',
  mode: 'site',
  base: './',
  pages: ['', 'index.html'],
  isCompressed: false,
  finish: html =>
    html.replace(
      '<meta charset="utf-8" />',
      tag => `${tag}\n    <meta http-equiv="content-security-policy" content="${POLICY}" />`,
    ),
};

/** Paths that the browser client draws. */
export const PAGES = [
  '/',
  '/new',
  '/record',
  '/account',
  '/learn',
  '/learn/:lesson',
  '/host',
  '/t/:id',
  '/t/:id/at/:moment',
];

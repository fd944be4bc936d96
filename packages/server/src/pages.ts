/** Paths that the browser client draws. */
export const PAGES = [
  '/',
  '/new',
  '/record',
  '/account',
  '/learn',
  '/learn/:lesson',
  '/try',
  '/try/:position',
  '/host',
  '/rules',
  '/rules/:ruleset',
  '/rules/:ruleset/:chapter',
  '/t/:id',
  '/t/:id/at/:moment',
  '/room/:id',
  '/seat',
];

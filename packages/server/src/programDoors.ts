/**
 * All that a program may call as itself: to look at tables, and to play at them. Whatever isn't listed here, such as
 * everything about accounts, is for people.
 */
export const PROGRAM_DOORS: ReadonlySet<string> = new Set([
  'GET /api/me',
  'GET /api/me/tables',
  'GET /api/people/:id',
  'GET /api/people/:id/games',
  'GET /api/tables/:id',
  'GET /api/tables/:id/rules',
  'GET /api/tables/:id/sheet',
  'POST /api/tables/:id/ask',
  'GET /api/tables/:id/moments',
  'GET /api/tables/:id/record',
  'GET /api/tables/:id/questions/:version/:seat',
  'POST /api/tables/:id/questions/:version/:seat',
  'GET /api/socket',
]);

export * from './entries.ts';
export * from './lists.ts';
export * from './messages.ts';
export * from './news.ts';
export * from './pace.ts';
export * from './people.ts';
export * from './refusals.ts';
export * from './requests.ts';

import { say } from '../words.ts';

/** The number under which docs/rules has a paragraph, without its English words. */
export function paragraphNumber(id: string): string {
  return id.replace('phase', say('rules.phase')).replace(/ [a-z]+$/, '');
}

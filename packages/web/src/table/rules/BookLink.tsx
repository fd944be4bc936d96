import { hrefOf } from '../../kit/site.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from '../words.ts';

/** BookLink opens the rulebook beside the game: a table must not be left to read. */
export function BookLink({ to }: { readonly to: string }) {
  return (
    <a class="link book-link" href={hrefOf(to)} target="_blank" rel="noreferrer">
      <Icon name="book" /> {say('rules.book')}
    </a>
  );
}

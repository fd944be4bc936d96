import { hrefOf } from '../../kit/site.ts';
import { say } from '../../kit/state/settings.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

/** To the rulebook, beside the game: a table must not be left to read. */
export function BookLink({ to }: { readonly to: string }) {
  return (
    <a class="link book-link" href={hrefOf(to)} target="_blank" rel="noreferrer">
      <Icon name="book" /> {say('rules.book')}
    </a>
  );
}

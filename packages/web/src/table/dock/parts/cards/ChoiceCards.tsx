import { type Option, Segments } from '../../../../kit/ui/form/Segments.tsx';
import './ChoiceCards.css';

interface ChoiceProps<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T | null;
  choose(value: T): void;
}

/** ChoiceCards are for few ways, each with room for what it means: a title and its consequences. */
export function ChoiceCards<T extends string | number>(props: ChoiceProps<T>) {
  return (
    <div class="choice-cards">
      <Segments {...props} look="cards" />
    </div>
  );
}

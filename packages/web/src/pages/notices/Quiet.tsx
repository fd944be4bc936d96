import type { NoticeSettings } from '@macher/protocol';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Switch } from '../../kit/ui/form/Switch.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { type NoticeBook, ownTimeZone } from './book.ts';
import { tell } from './words.ts';

type Hours = NonNullable<NoticeSettings['quiet']>;

/** NIGHT is from ten to seven: what most people mean. */
const NIGHT: Hours = { from: 22 * 60, to: 7 * 60 };

/** Hours in which nothing comes. */
export function Quiet({ book }: { readonly book: NoticeBook }) {
  const request = useRequest();
  const { quiet } = book.settings;
  const change = (hours: Hours | null): void => void request.run(() => book.change({ quiet: hours }));
  return (
    <Section title={tell('notices.quiet')}>
      <Switch
        label={tell('notices.quiet-on')}
        isOn={quiet !== null}
        turn={isOn => change(isOn ? NIGHT : null)}
      />
      {quiet === null ? null : (
        <div class="hours">
          <Hour label={tell('notices.quiet-from')} at={quiet.from} set={from => change({ ...quiet, from })} />
          <Hour label={tell('notices.quiet-to')} at={quiet.to} set={to => change({ ...quiet, to })} />
        </div>
      )}
      <p class="soft">{tell('notices.quiet-text', { zone: ownTimeZone() })}</p>
      <Problem problem={request.problem} />
    </Section>
  );
}

function Hour({
  label,
  at,
  set,
}: {
  readonly label: string;
  readonly at: number;
  set(minutes: number): void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="time"
        required
        value={clockText(at)}
        onChange={event => {
          const [hours = '', minutes = ''] = event.currentTarget.value.split(':');
          if (minutes !== '') set(Number(hours) * 60 + Number(minutes));
        }}
      />
    </label>
  );
}

/** A time as the field wants it, in every language. */
function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
}

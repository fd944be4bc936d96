import { NOTICE_KINDS, type NoticeKind } from '@macher/protocol';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Switch } from '../../kit/ui/form/Switch.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import type { NoticeBook } from './book.ts';
import { tell } from './words.ts';

/** A switch for each kind of thing you can hear of. */
export function Kinds({ book }: { readonly book: NoticeBook }) {
  const request = useRequest();
  const { kinds } = book.settings;
  const turn = (kind: NoticeKind, isOn: boolean): void =>
    void request.run(() => book.change({ kinds: { ...kinds, [kind]: isOn } }));
  return (
    <Section title={tell('notices.what')}>
      <div class="switches">
        {NOTICE_KINDS.map(kind => (
          <Switch
            key={kind}
            label={tell(`notices.kind-${kind}`)}
            isOn={kinds[kind]}
            turn={isOn => turn(kind, isOn)}
          />
        ))}
      </div>
      <p role="status" class="soft">
        {book.isSaved.value ? tell('notices.saved') : ''}
      </p>
      <Problem problem={request.problem} />
    </Section>
  );
}

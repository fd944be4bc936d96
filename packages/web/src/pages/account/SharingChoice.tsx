import type { Sharing } from '@macher/protocol';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { programApi } from '../programs/programApi.ts';
import { tell } from '../programs/words.ts';

/** Whether your finished games may be published. */
export function SharingChoice({ sharing, changed }: { readonly sharing: Sharing; changed(): void }) {
  const request = useRequest();
  const choose = async (chosen: Sharing): Promise<void> => {
    await programApi.share(chosen);
    changed();
  };
  return (
    <>
      <p class="soft">{tell('sharing.text')}</p>
      <Segments
        label={tell('sharing.label')}
        value={sharing}
        options={CHOICES.map(value => ({ value, label: tell(`sharing.${value}`) }))}
        choose={chosen => void request.run(() => choose(chosen as Sharing))}
      />
      <Problem problem={request.problem} />
    </>
  );
}

const CHOICES: readonly Sharing[] = ['none', 'public', 'all'];

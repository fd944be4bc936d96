import { useEffect, useState } from 'preact/hooks';
import { later } from '../../kit/later.tsx';
import type { SeenMoment } from '../../kit/state/seen.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { lineFor } from '../../moments/timeline/lines.ts';
import { type Held, isOf, momentsAround } from './held.ts';
import { type Night, nightsOf } from './nights.ts';
import type { NightProps } from './props.ts';
import { outlineOf, reportOf } from './report.ts';

/** Loaded when the first election comes. */
const Shown = later<NightProps>(async () => (await import('./ElectionNight.tsx')).ElectionNight);

/** NightHost tells elections: those that have just been held, one after the other, and one that is called back. */
export function NightHost({ store }: { readonly store: TableStore }) {
  const nights = nightsOf(store);
  const night = nights.now.value;
  const past = usePast(store, night);
  const view = store.view.value;
  if (night === null || view === null) return null;
  const { held, moments, isAgain } = night;
  return (
    <Shown
      key={`${held.round} ${held.region} ${isAgain}`}
      store={store}
      report={reportOf(moments, held) ?? reportOf(past, held) ?? outlineOf(view, held)}
      words={store.words.value}
      isAgain={isAgain}
      left={isAgain ? 0 : nights.left.value}
      close={() => nights.dismiss()}
    />
  );
}

interface Loaded {
  readonly held: Held;
  readonly moments: readonly SeenMoment[];
}

/**
 * usePast fetches the moments of an election that wasn't seen live. If they don't come, its figures are all there is.
 */
function usePast(store: TableStore, night: Night | null): readonly SeenMoment[] {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const held = night?.held ?? null;
  const isMissing = night !== null && reportOf(night.moments, night.held) === null;
  useEffect(() => {
    if (held === null || !isMissing) return;
    const take = (moments: readonly SeenMoment[]): void => setLoaded({ held, moments });
    void lineFor(store, store.seat.value).then(
      line => take(momentsAround(line, held)),
      () => {},
    );
  }, [held?.round, held?.region, isMissing]);
  return loaded !== null && held !== null && isOf(loaded.held, held) ? loaded.moments : [];
}

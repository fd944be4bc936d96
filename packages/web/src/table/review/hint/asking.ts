import type { HintAnswer, HintQuestion } from './hintMessages.ts';

/** HintThread is whatever works in the background. */
export interface HintThread {
  onmessage: ((event: MessageEvent<HintAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: HintQuestion): void;
  terminate(): void;
}

/** Asks for a hint: hears what level 4 would do, then why; null: it can't be worked out. Returns how to stop it. */
export function askHint(
  question: HintQuestion,
  hear: (answer: HintAnswer | null) => void,
  worker: HintThread = newWorker(),
): () => void {
  worker.onmessage = ({ data }) => {
    if (data.kind === 'why') worker.terminate();
    hear(data);
  };
  worker.onerror = () => {
    worker.terminate();
    hear(null);
  };
  worker.postMessage(question);
  return () => worker.terminate();
}

function newWorker(): HintThread {
  return new Worker(new URL('./hintWorker.ts', import.meta.url), { type: 'module' });
}

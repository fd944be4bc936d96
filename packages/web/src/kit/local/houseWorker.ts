import { runHouse } from '@macher/local';

runHouse(self, () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }));

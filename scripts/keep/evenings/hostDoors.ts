import { OWNER_SECRET } from '../../../tests/archive/wire/stage.ts';
import type { Recorder } from './recorder.ts';

/** openTheHost is what only the host of the server may do. */
export async function openTheHost(
  at: Recorder,
  { emil }: Readonly<Record<string, string>>,
  table: string,
): Promise<void> {
  await at.call('zoe', 'GET /api/host');
  await at.call('owner', 'POST /api/host/session', { secret: 'wrong' });
  await at.call('owner', 'POST /api/host/session', { secret: OWNER_SECRET });
  await at.call('owner', 'GET /api/host');
  await at.call('owner', 'GET /metrics');
  await at.call('owner', 'POST /api/host/announcement', { text: '', minutes: 60 });
  await at.call('owner', 'POST /api/host/announcement', { text: 'A pause at nine.', minutes: 60 });
  await at.call('zoe', 'GET /api/announcement');
  await at.call('owner', 'DELETE /api/host/announcement');
  await at.connect('emil');
  await at.call('owner', 'POST /api/host/blocks', { person: emil });
  await at.call('emil', 'GET /api/me');
  await at.call('owner', `DELETE /api/host/blocks/${emil}`);
  await at.call('owner', 'POST /api/host/blocks', { person: 'nobody' });
  const { reports } = await at.call('owner', 'GET /api/host/reports');
  const [report] = (reports ?? []) as { id: number }[];
  await at.call('owner', `POST /api/host/reports/${report?.id ?? 1}`, { note: 'told them' });
  await at.call('owner', `POST /api/host/reports/${report?.id ?? 1}`, { note: null });
  await at.call('owner', `DELETE /api/host/tables/${table}`);
  await at.call('owner', 'DELETE /api/host/tables/nowhere');
  await at.call('owner', 'POST /api/host/drain', {});
  await at.call('zoe', 'GET /readyz');
  await at.call('stranger', 'POST /api/people', { name: 'Late' });
  await at.call('owner', 'DELETE /api/host/drain');
  await at.call('owner', 'DELETE /api/host/session');
  await at.call('owner', 'GET /api/host');
  await at.shows('owner', OWNER_SECRET);
  await at.call('owner', 'GET /api/host');
}

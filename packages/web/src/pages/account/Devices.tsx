import type { OwnSession } from '@macher/protocol';
import { api } from '../../kit/net/api.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { language } from '../../kit/words/words.ts';
import { say } from './words.ts';
import './Devices.css';

interface Props {
  readonly sessions: readonly OwnSession[];
  /** Hears that they have changed. */
  changed(): void;
}

/** Devices are where you are signed in; each can be ended, and all others at once. */
export function Devices({ sessions, changed }: Props) {
  const request = useRequest();
  const end = async ({ id }: OwnSession): Promise<void> => {
    await api.endSession(id);
    changed();
  };
  const endOthers = async (): Promise<void> => {
    await api.endOtherSessions();
    changed();
  };
  return (
    <>
      <ul class="devices">
        {sessions.map(session => (
          <Device key={session.id} session={session} end={() => void request.run(() => end(session))} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <button
          type="button"
          class="button"
          disabled={request.isBusy}
          onClick={() => void request.run(endOthers)}
        >
          {say('devices.end-others')}
        </button>
      ) : null}
      <Problem problem={request.problem} />
    </>
  );
}

function Device({ session, end }: { readonly session: OwnSession; end(): void }) {
  const device = session.device === '' ? say('devices.unknown') : session.device;
  return (
    <li>
      <span>
        <b>{device}</b> {session.isThis ? say('devices.this') : null}
        <br />
        <span class="soft">{say('devices.since', { date: dateText(session.begunAt) })}</span>
      </span>
      {session.isThis ? null : (
        <button type="button" class="button" aria-label={say('devices.end-one', { device })} onClick={end}>
          {say('who.sign-out')}
        </button>
      )}
    </li>
  );
}

function dateText(at: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'long', timeStyle: 'short' }).format(at);
}

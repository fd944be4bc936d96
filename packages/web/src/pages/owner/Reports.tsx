import { type Block, LONGEST_OF_HOST, type Report } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { ownerApi } from '../../kit/net/ownerApi.ts';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { momentText } from './figures.ts';
import { OwnerRow } from './OwnerRow.tsx';
import { BlockButton } from './PeopleHere.tsx';
import { type Deed, useDeed } from './useDeed.ts';
import type { Watch } from './watch.ts';
import { tell } from './words.ts';
import './Reports.css';

interface ReportsProps {
  readonly watch: Watch;
  readonly reports: readonly Report[];
  readonly blocks: readonly Block[];
}

/** What people have told you of others, and what you have done about it. */
export function Reports({ watch, reports, blocks }: ReportsProps) {
  const open = reports.filter(({ settled }) => settled === null);
  const settled = reports.filter(report => report.settled !== null);
  return (
    <Section title={tell('reports.title')}>
      {reports.length === 0 ? <p class="soft">{tell('reports.none')}</p> : null}
      <ReportList watch={watch} reports={open} blocks={blocks} />
      {settled.length === 0 ? null : (
        <details>
          <summary>{tell('reports.settled', { count: settled.length })}</summary>
          <ReportList watch={watch} reports={settled} blocks={blocks} />
        </details>
      )}
    </Section>
  );
}

function ReportList({ watch, reports, blocks }: ReportsProps) {
  const isBlocked = ({ about }: Report): boolean => blocks.some(({ person }) => person.id === about.id);
  return (
    <ul class="owner-rows">
      {reports.map(report => (
        <OneReport key={report.id} watch={watch} report={report} isBlocked={isBlocked(report)} />
      ))}
    </ul>
  );
}

interface OneProps {
  readonly watch: Watch;
  readonly report: Report;
  readonly isBlocked: boolean;
}

function OneReport({ watch, report, isBlocked }: OneProps) {
  const deed = useDeed(watch);
  const { reporter, about, at, table, lines, text, settled } = report;
  return (
    <OwnerRow
      deeds={
        <>
          {settled === null ? <Settle report={report} deed={deed} /> : <Reopen report={report} deed={deed} />}
          {isBlocked ? null : <BlockButton person={about} act={deed.on(() => ownerApi.block(about.id))} />}
        </>
      }
      problem={deed.problem}
    >
      <b>{tell('reports.about', { reporter: reporter.name, about: about.name })}</b>{' '}
      <code class="soft">{about.id}</code>
      <br />
      <span class="soft">{tell('reports.where', { at: momentText(at), table })}</span>
      <ul class="reported">
        {lines.map(line => (
          <li key={line.number}>
            <bdi>{line.text}</bdi>
          </li>
        ))}
      </ul>
      {text === '' ? null : <p>{text}</p>}
      {settled === null ? null : (
        <p>
          <span class="soft">{tell('reports.settled-at', { at: momentText(settled.at) })}</span>{' '}
          {settled.note}
        </p>
      )}
    </OwnerRow>
  );
}

interface DealProps {
  readonly report: Report;
  readonly deed: Deed;
}

function Settle({ report: { id }, deed: { isBusy, on } }: DealProps) {
  const note = useSignal('');
  return (
    <form
      class="row"
      onSubmit={event => {
        event.preventDefault();
        on(() => ownerApi.settle(id, note.value))();
      }}
    >
      <label class="field">
        <span>{tell('reports.note')}</span>
        <input
          maxLength={LONGEST_OF_HOST}
          value={note.value}
          onInput={event => {
            note.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button" disabled={isBusy}>
        {tell('reports.settle')}
      </button>
    </form>
  );
}

function Reopen({ report: { id }, deed: { isBusy, on } }: DealProps) {
  return (
    <button type="button" class="button" disabled={isBusy} onClick={on(() => ownerApi.settle(id, null))}>
      {tell('reports.reopen')}
    </button>
  );
}

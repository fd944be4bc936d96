import { type Course, type Decided, LEARNER } from '@macher/lessons';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@macher/protocol';
import { signal } from '@preact/signals';
import { type House, unanswered } from '../net/house.ts';
import { type Line, Link } from '../net/link.ts';

/** Where the table of a chapter is: in this page. `heard` is told what came of each decision. */
export function lessonHouse(course: Course, heard: (decided: Decided) => void): House {
  return {
    kind: 'lesson',
    isShared: false,
    link: new Link(() => new LessonLine(course, heard)),
    person: signal(LEARNER),
    moments: async (_table, _invite, before) => course.table.stretch(before ?? Number.POSITIVE_INFINITY),
    record: unanswered,
    take: unanswered,
    again: unanswered,
    takeOver: unanswered,
  };
}

/** Speaks as a server does, for a table with one listener. */
class LessonLine implements Line {
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  readonly #course: Course;
  readonly #heard: (decided: Decided) => void;

  constructor(course: Course, heard: (decided: Decided) => void) {
    this.#course = course;
    this.#heard = heard;
    queueMicrotask(() =>
      this.#say({ type: 'welcome', protocol: PROTOCOL_VERSION, now: Date.now(), person: LEARNER }),
    );
  }

  send(text: string): void {
    this.#hear(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.onclose?.(new CloseEvent('close'));
  }

  #say(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  #hear(message: ClientMessage): void {
    if (message.type === 'watch') this.#show(message.table);
    else if (message.type === 'ask') this.#answer(message);
  }

  #show(table: string): void {
    const { rules, sheet } = this.#course.table;
    this.#say({ type: 'rules', table, rules });
    this.#say({ type: 'news', table, news: [], sheet });
  }

  #answer({ id, table, request }: Extract<ClientMessage, { type: 'ask' }>): void {
    if (request.kind !== 'act') {
      this.#say({ type: 'reply', id, ok: false, refusal: { by: 'table', code: 'not-owner' } });
      return;
    }
    // A dock made it, and the rules are asked before it is played.
    const decided = this.#course.decide(request.action as Parameters<Course['decide']>[0]);
    const { sheet } = this.#course.table;
    if (decided.kind === 'done') this.#say({ type: 'news', table, news: decided.news, sheet });
    this.#say(
      decided.kind === 'refused'
        ? { type: 'reply', id, ok: false, refusal: { by: 'game', refusal: decided.refusal } }
        : { type: 'reply', id, ok: true, number: sheet.number },
    );
    this.#heard(decided);
  }
}

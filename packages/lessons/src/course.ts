import type { Action, Refusal } from '@macher/engine';
import type { News } from '@macher/protocol';
import { judged } from './judged.ts';
import type { Chapter, Lesson, Step } from './lesson.ts';
import { lessonTable } from './lessonTable.ts';
import type { PreparedTable } from './preparedTable.ts';

/** What came of a decision: it was done, it wasn't what the step wants, or the rules refuse it. */
export type Decided =
  | { readonly kind: 'done'; readonly news: readonly News[] }
  | { readonly kind: 'otherwise' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What was done in a chapter, in order: a decision, or null for a step that was read. */
export type Done = readonly (Action | null)[];

/** Where someone is in a lesson: a chapter, its table, and a step. */
export class Course {
  readonly lesson: Lesson;
  #place: number;
  #step = 0;
  #table: PreparedTable;
  #done: (Action | null)[] = [];

  constructor(lesson: Lesson, chapter: number) {
    this.lesson = lesson;
    this.#place = Math.max(0, Math.min(chapter, lesson.chapters.length - 1));
    this.#table = lessonTable(this.chapter);
  }

  /** The same chapter at the step where it was left. What no longer fits begins it again. */
  static resumed(lesson: Lesson, chapter: number, done: Done): Course {
    const course = new Course(lesson, chapter);
    const isTaken = done.every(each => course.#takes(each));
    return isTaken && course.step !== null ? course : new Course(lesson, chapter);
  }

  /** A chapter at its last step, as by the first of the decisions that are accepted. */
  static atLastStep(lesson: Lesson, chapter: number): Course {
    const course = new Course(lesson, chapter);
    for (const step of course.chapter.steps.slice(0, -1)) {
      if (step.kind === 'decide') course.decide({ ...step.accepts[0], seat: course.table.seat } as Action);
      else course.goOn();
    }
    return course;
  }

  get done(): Done {
    return this.#done;
  }

  get place(): number {
    return this.#place;
  }

  get chapter(): Chapter {
    return this.lesson.chapters[this.#place] as Chapter;
  }

  get table(): PreparedTable {
    return this.#table;
  }

  /** The step; null: the chapter is over. */
  get step(): Step | null {
    return this.chapter.steps[this.#step] ?? null;
  }

  get stepPlace(): number {
    return this.#step;
  }

  get isLastChapter(): boolean {
    return this.#place === this.lesson.chapters.length - 1;
  }

  /** Goes on after something that was only read, or a sum that was done right. */
  goOn(): void {
    if (this.step === null) return;
    this.#step += 1;
    this.#done.push(null);
  }

  decide(action: Action): Decided {
    const refusal = this.#table.refuse(action);
    if (refusal !== null) return { kind: 'refused', refusal };
    const { step } = this;
    if (step === null || judged(step, action) !== 'accepted') return { kind: 'otherwise' };
    const news = this.#table.play(action);
    this.#done.push(action);
    if (step.kind === 'decide' || this.#table.game.result !== null) this.#step += 1;
    return { kind: 'done', news };
  }

  /** Goes to the beginning of a chapter: the next one, the same again, or any other. */
  goTo(chapter: number): void {
    this.#place = chapter;
    this.#step = 0;
    this.#done = [];
    this.#table = lessonTable(this.chapter);
  }

  #takes(done: Action | null): boolean {
    if (done !== null) return this.decide(done).kind === 'done';
    const isRead = this.step?.kind === 'look' || this.step?.kind === 'sum';
    if (isRead) this.goOn();
    return isRead;
  }
}

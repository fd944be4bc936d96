import type { NoticeSettings, OwnChannel, OwnNotices } from '@macher/protocol';
import { type Signal, signal } from '@preact/signals';
import { noticesApi } from '../../kit/net/notices.ts';
import { language } from '../../kit/words/words.ts';

/** How you are told, as the server has it. */
export class NoticeBook {
  readonly own: Signal<OwnNotices | null> = signal(null);
  readonly isSaved = signal(false);

  async look(): Promise<void> {
    this.own.value = await noticesApi.show();
  }

  /** Changes settings. Your time zone and language are those of this page. */
  async change(change: Partial<NoticeSettings>): Promise<void> {
    this.isSaved.value = false;
    const settings = { ...this.settings, ...change, timeZone: ownTimeZone(), language: language.value };
    await this.#show(
      own => ({ ...own, settings }),
      () => noticesApi.set(settings),
    );
    this.isSaved.value = true;
  }

  turn(id: string, isOn: boolean): Promise<void> {
    const turned = (each: OwnChannel): OwnChannel => (each.id === id ? { ...each, isOn } : each);
    return this.#show(
      own => ({ ...own, channels: own.channels.map(turned) }),
      () => noticesApi.turn(id, isOn),
    );
  }

  /** Shows at once how it will be; if it isn't done, how it was. */
  async #show(then: (own: OwnNotices) => OwnNotices, done: () => Promise<OwnNotices>): Promise<void> {
    const before = this.own.value;
    if (before !== null) this.own.value = then(before);
    try {
      this.own.value = await done();
    } catch (error) {
      this.own.value = before;
      throw error;
    }
  }

  /**
   * Settles when and in which language someone is reached who has said nothing yet, before they get a way to be
   * reached.
   */
  async settle(): Promise<void> {
    if (this.own.value?.settings === null) await this.change({});
  }

  get settings(): NoticeSettings {
    return this.own.value?.settings ?? usual();
  }
}

function usual(): NoticeSettings {
  return {
    kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
    quiet: null,
    timeZone: ownTimeZone(),
    language: language.value,
  };
}

export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
}

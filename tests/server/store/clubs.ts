import type { NewEvent } from '@macher/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptRound } from '../../../packages/server/src/store/clubs.ts';
import type { StoreAt } from './place.ts';
import { ANNA, BERND } from './shared.ts';

/** What every store must do with clubs and their contests. */
export function clubsSuite(at: StoreAt): void {
  describe('clubs', () => {
    const ONE = { id: 'one', name: 'Thursday', publicSince: null, createdAt: 5, renewals: 0 };
    const FEW = { clubs: 2, members: 3 };

    beforeEach(async () => {
      await at.store.addPerson(ANNA);
      await at.store.addPerson(BERND);
      await at.store.addPerson({ ...BERND, id: 'carla', name: 'Carla' });
      await at.store.addPerson({ ...BERND, id: 'dora', name: 'Dora' });
    });

    it('have an owner, members as many as they may, and are found by who is in them', async () => {
      expect(await at.store.clubs.add(ONE, 'anna', 1)).toBe(true);
      expect(await at.store.clubs.add({ ...ONE, id: 'two' }, 'anna', 1)).toBe(false);
      for (const person of ['bernd', 'bernd', 'carla'])
        expect(await at.store.clubs.join('one', person, 7, FEW)).toBeNull();
      expect(await at.store.clubs.join('one', 'dora', 7, FEW)).toBe('club-full');
      expect(await at.store.clubs.join('one', 'dora', 7, { clubs: 0, members: 9 })).toBe('too-many-clubs');
      expect(await at.store.clubs.members('one')).toEqual([
        { person: { id: 'anna', name: 'Anna' }, role: 'owner', since: 5 },
        { person: { id: 'bernd', name: 'Bernd' }, role: 'member', since: 7 },
        { person: { id: 'carla', name: 'Carla' }, role: 'member', since: 7 },
      ]);
      expect(await at.store.clubs.of('bernd')).toEqual([{ club: ONE, role: 'member', since: 7 }]);
      expect(await at.store.clubs.roleOf('one', 'dora')).toBeNull();
      expect(await at.store.clubs.find('none')).toBeNull();
    });

    it('are joined by no more than fit, at whatever process', async () => {
      const other = await at.another();
      await at.store.clubs.add(ONE, 'anna', 9);
      const joined = await Promise.all([
        at.store.clubs.join('one', 'bernd', 7, { clubs: 9, members: 2 }),
        other.clubs.join('one', 'carla', 7, { clubs: 9, members: 2 }),
      ]);
      expect(joined.toSorted()).toEqual(['club-full', null]);
    });

    it('change their name, who may look, and their link', async () => {
      await at.store.clubs.add(ONE, 'anna', 9);
      await at.store.clubs.change('one', { name: 'Friday' }, 6);
      await at.store.clubs.change('one', { isPublic: true }, 7);
      await at.store.clubs.change('one', { name: 'Friday', isPublic: true }, 8);
      await at.store.clubs.renew('one');
      expect(await at.store.clubs.find('one')).toEqual({
        ...ONE,
        name: 'Friday',
        publicSince: 7,
        renewals: 1,
      });
      await at.store.clubs.change('one', { isPublic: false }, 9);
      expect(await at.store.clubs.find('one')).toMatchObject({ publicSince: null });
      await at.store.clubs.change('one', { isPublic: true }, 10);
      expect(await at.store.clubs.find('one')).toMatchObject({ publicSince: 10 });
    });

    it('have one owner always: who hands over, leaves or is forgotten leaves another, and the last leaves none', async () => {
      await at.store.clubs.add(ONE, 'anna', 9);
      for (const [joinedAt, person] of ['bernd', 'carla', 'dora'].entries())
        await at.store.clubs.join('one', person, joinedAt, { clubs: 9, members: 9 });
      const roles = async (): Promise<string[]> =>
        (await at.store.clubs.members('one')).map(({ person, role }) => `${person.id} ${role}`);
      await at.store.clubs.setRole('one', 'carla', 'organiser');
      await at.store.clubs.setRole('one', 'nobody', 'owner');
      await at.store.clubs.leave('one', 'anna');
      expect(await roles()).toEqual(['carla owner', 'bernd member', 'dora member']);
      await at.store.clubs.setRole('one', 'dora', 'owner');
      expect(await roles()).toEqual(['dora owner', 'carla organiser', 'bernd member']);
      await at.store.accounts.forget('dora');
      expect(await roles()).toEqual(['carla owner', 'bernd member']);
      await at.store.clubs.leave('one', 'carla');
      await at.store.accounts.forget('bernd');
      expect([await roles(), await at.store.clubs.find('one')]).toEqual([[], null]);
    });

    it('know what people are called now, and not who is gone', async () => {
      await at.store.accounts.forget('bernd');
      expect(await at.store.clubs.names(['carla', 'bernd', 'anna', 'none'])).toEqual(
        new Map([
          ['anna', 'Anna'],
          ['carla', 'Carla'],
        ]),
      );
    });

    describe('have events', () => {
      const EVENT = {
        id: 'event',
        club: 'one',
        createdAt: 8,
        stage: 'gathering',
        settings: {
          name: 'Winter',
          plan: { kind: 'league', rounds: 3, isRated: true },
          ruleset: '2019-4',
          players: 4,
          pace: { kind: 'none' },
          bot: '2',
          entry: 'all',
          startsAt: null,
        },
      } as const;
      const ROUND = {
        event: 'event',
        round: 1,
        begunAt: 9,
        startsAt: null,
        tables: [
          [
            { person: 'anna', party: 'spd' },
            { person: null, party: 'cdu' },
          ],
        ],
        isMade: false,
        closed: null,
      };
      const MOST = { events: 3, open: 2 };

      beforeEach(async () => {
        await at.store.clubs.add(ONE, 'anna', 9);
        await at.store.clubs.join('one', 'bernd', 7, FEW);
      });

      it('the latest first, and no more than they may', async () => {
        expect(await at.store.events.add(EVENT, MOST)).toBe(true);
        expect(await at.store.events.add({ ...EVENT, id: 'later', createdAt: 9 }, MOST)).toBe(true);
        expect(await at.store.events.add({ ...EVENT, id: 'third' }, MOST)).toBe(false);
        await at.store.events.setStage('event', 'over');
        expect(await at.store.events.add({ ...EVENT, id: 'third' }, MOST)).toBe(true);
        await at.store.events.setStage('later', 'over');
        expect(await at.store.events.add({ ...EVENT, id: 'fourth' }, MOST)).toBe(false);
        expect((await at.store.events.of('one')).map(({ id }) => id)).toEqual(['later', 'event', 'third']);
        expect(await at.store.events.find('event')).toEqual({ ...EVENT, stage: 'over' });
        expect(await at.store.events.find('none')).toBeNull();
      });

      it('with who plays, until they leave the club', async () => {
        await at.store.events.add(EVENT, MOST);
        await at.store.events.enter('event', 'anna', false);
        await at.store.events.enter('event', 'bernd', false);
        await at.store.events.enter('event', 'bernd', true);
        expect(await at.store.events.entries('event')).toEqual(
          new Map([
            ['anna', false],
            ['bernd', true],
          ]),
        );
        expect(await at.store.events.entriesOf('bernd')).toEqual([
          { club: 'one', event: 'event', takesPart: true },
        ]);
        await at.store.clubs.leave('one', 'bernd');
        await at.store.accounts.forget('anna');
        expect(await at.store.events.entries('event')).toEqual(new Map());
      });

      it('that change until a round is drawn', async () => {
        const settings = { ...EVENT.settings, name: 'Summer' };
        await at.store.events.add(EVENT, MOST);
        await at.store.events.add({ ...EVENT, id: 'other' }, MOST);
        await at.store.events.addRound({ ...ROUND, event: 'other' });
        expect(await at.store.events.change('event', settings)).toBe(true);
        expect(await at.store.events.change('other', settings)).toBe(false);
        expect(await at.store.events.change('none', settings)).toBe(false);
        expect(await at.store.events.find('event')).toEqual({ ...EVENT, settings });
        expect(await at.store.events.find('other')).toEqual({ ...EVENT, id: 'other' });
      });

      it('that can’t be read, because a newer program wrote them or a disk is damaged, say which and why', async () => {
        const plan = { kind: 'swiss', rounds: 3 } as object as NewEvent['plan'];
        await at.store.events.add({ ...EVENT, settings: { ...EVENT.settings, plan } }, MOST);
        await expect(at.store.events.find('event')).rejects.toThrow(/^event event can't be read: \/plan/);
        const tables = [[{ person: 7, party: 'spd' }]] as object as KeptRound['tables'];
        await at.store.events.addRound({ ...ROUND, tables });
        await expect(at.store.events.rounds('event')).rejects.toThrow(
          /^round 1 of event event can't be read: \/tables\/0\/0\/person/,
        );
      });

      it('with rounds, drawn once and closed once', async () => {
        const other = await at.another();
        await at.store.events.add(EVENT, MOST);
        const drawn = await Promise.all([
          at.store.events.addRound(ROUND),
          other.events.addRound({ ...ROUND, begunAt: 99 }),
        ]);
        expect(drawn.toSorted()).toEqual([false, true]);
        const begunAt = drawn[0] ? 9 : 99;
        expect(await at.store.events.unmade()).toEqual(['event']);
        expect(await other.events.rounds('event')).toEqual([{ ...ROUND, begunAt }]);
        await at.store.events.made('event', 1);
        expect(await other.events.unmade()).toEqual([]);
        await at.store.events.closeRound('event', 1, { at: 10, counted: [1] });
        await at.store.events.closeRound('event', 1, { at: 11, counted: [] });
        await at.store.events.addRound({ ...ROUND, round: 2 });
        expect(await at.store.events.rounds('event')).toEqual([
          { ...ROUND, begunAt, isMade: true, closed: { at: 10, counted: [1] } },
          { ...ROUND, round: 2 },
        ]);
      });

      it('that go with all that belongs to them, and with their club', async () => {
        await at.store.events.add(EVENT, MOST);
        await at.store.events.add({ ...EVENT, id: 'other' }, MOST);
        for (const event of ['event', 'other']) {
          await at.store.events.enter(event, 'anna', true);
          await at.store.events.addRound({ ...ROUND, event });
        }
        await at.store.events.remove('event');
        expect([await at.store.events.find('event'), await at.store.events.rounds('event')]).toEqual([
          null,
          [],
        ]);
        expect(await at.store.events.rounds('other')).toHaveLength(1);
        await at.store.clubs.remove('one');
        expect([await at.store.events.rounds('other'), await at.store.events.entriesOf('anna')]).toEqual([
          [],
          [],
        ]);
        expect(await at.store.clubs.of('anna')).toEqual([]);
      });
    });
  });
}

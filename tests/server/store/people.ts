import type { KnownPerson } from '@macher/server';
import { describe, expect, it } from 'vitest';
import { entry, rowOf } from '../samples.ts';
import type { StoreAt } from './place.ts';
import { ANNA, BERND } from './shared.ts';

/** What every store must do with people. */
export function peopleSuite(at: StoreAt): void {
  describe('people', () => {
    it('are found by their id, and nobody by another', async () => {
      await at.store.addPerson(ANNA);
      expect(await at.store.person('anna')).toEqual(ANNA);
      expect(await at.store.person('bernd')).toBeNull();
    });

    it('have an id each', async () => {
      await at.store.addPerson(ANNA);
      await expect(at.store.addPerson({ ...ANNA, name: 'Another' })).rejects.toThrow();
      expect(await at.store.person('anna')).toEqual(ANNA);
    });

    it('may be called what other guests are called, and no guest keeps a name', async () => {
      await at.store.addPerson(ANNA);
      await at.store.addPerson({ ...BERND, name: 'Anna' });
      expect(await at.store.keeperOf('Anna')).toBeNull();
    });

    it('keep a name with a password, however it is written', async () => {
      await at.store.addPerson({ ...ANNA, name: 'Jürgen Weiß' });
      expect(await at.store.keepName('anna', 'Jürgen Weiß', 'secret', null)).toBe(true);
      const kept = { ...ANNA, name: 'Jürgen Weiß', password: 'secret' };
      for (const written of ['Jürgen Weiß', 'jürgen weiß', 'JÜRGEN WEISS', 'Ju\u0308rgen Weiß'])
        expect(await at.store.keeperOf(written)).toEqual(kept);
      expect(await at.store.keeperOf('Jurgen Weiß')).toBeNull();
      expect(await at.store.person('anna')).toEqual(kept);
    });

    it('who are known with a password keep their name from the start', async () => {
      await at.store.addPerson({ ...ANNA, password: 'secret' });
      expect(await at.store.keeperOf('ANNA')).toMatchObject({ id: 'anna' });
    });

    it('can’t keep a name that another person keeps, and stay who they were', async () => {
      await at.store.addPerson(ANNA);
      await at.store.addPerson({ ...BERND, name: 'ÄNNE' });
      await at.store.keepName('anna', 'Änne', 'first', null);
      expect(await at.store.keepName('bernd', 'ÄNNE', 'second', null)).toBe(false);
      expect(await at.store.keeperOf('änne')).toMatchObject({ id: 'anna', password: 'first' });
      expect(await at.store.person('bernd')).toMatchObject({ name: 'ÄNNE', password: null });
    });

    it('can change their password, and the case of their name', async () => {
      await at.store.addPerson(ANNA);
      await at.store.keepName('anna', 'Anna', 'old', null);
      expect(await at.store.keepName('anna', 'ANNA', 'new', null)).toBe(true);
      expect(await at.store.keeperOf('anna')).toMatchObject({ name: 'ANNA', password: 'new' });
    });

    it('who want the same name at the same moment do not both get it', async () => {
      const other = await at.another();
      const ids = Array.from({ length: 10 }, (_, index) => `person-${index}`);
      for (const id of ids) await at.store.addPerson({ ...ANNA, id });
      const kept = await Promise.all(
        ids.map((id, index) => (index % 2 === 0 ? at.store : other).keepName(id, 'Anna', id, null)),
      );
      expect(kept.filter(isKept => isKept)).toHaveLength(1);
      expect(await at.store.keeperOf('anna')).toMatchObject({ id: ids[kept.indexOf(true)] });
    });
  });

  it('guests whom nobody needs are counted and named, those with a living session, a password or a trace are not', async () => {
    const guest = (id: string, createdAt = 10): KnownPerson => ({
      id,
      name: id,
      password: null,
      recovery: null,
      createdAt,
    });
    for (const id of ['gone', 'late', 'here', 'sits', 'owns', 'acts'])
      await at.store.addPerson(guest(id, id === 'late' ? 30 : 10));
    await at.store.addPerson(guest('keeps'));
    await at.store.keepName('keeps', 'keeps', 'hashed', null);
    const session = { beginsAt: 10, device: '' };
    await at.store.addSession('t1', { ...session, person: 'here', expiresAt: 200 });
    await at.store.addSession('t2', { ...session, person: 'gone', expiresAt: 90 });
    const by = { person: 'acts', id: 'request' };
    await at.store.addTable(rowOf('one', { owner: 'owns', people: ['sits'] }), [{ ...entry(1), by }]);
    expect(await at.store.accounts.countGoneGuests(20, 100)).toBe(1);
    expect(await at.store.accounts.goneGuests(20, 100, 10)).toEqual(['gone']);
    expect((await at.store.accounts.goneGuests(30, 100, 10)).sort()).toEqual(['gone', 'late']);
    expect(await at.store.accounts.countGoneGuests(30, 300)).toBe(3);
    await at.store.accounts.forget('gone');
    expect(await at.store.accounts.countGoneGuests(20, 100)).toBe(0);
  });

  it('what a person has done is counted in bytes', async () => {
    await at.store.addTable(rowOf('one'), [entry(1, '€€')]);
    const { what } = entry(1, '€€');
    expect(await at.store.accounts.bytesOf('anna')).toBe(Buffer.byteLength(JSON.stringify(what)));
    expect(await at.store.accounts.bytesOf('nobody')).toBe(0);
  });
}

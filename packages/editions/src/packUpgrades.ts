import { changed, type Fields, isFields, renamed, type Upgrade } from '@macher/engine';

/** Component packs, by the version they lead to. */
export const PACK_UPGRADES: readonly Upgrade[] = [
  {
    to: 2,
    name: 'what votes are worth is called mandates',
    was: { mandateSteps: 'seatSteps', payPerMandate: 'payPerSeat', mandates: 'seats' },
    up: pack => ({
      ...changed(pack, 'values', values => (isFields(values) ? withMandates(values) : values)),
      version: 2,
    }),
  },
];

function withMandates(values: Fields): Fields {
  const others = renamed(values, { seatSteps: 'mandateSteps', payPerSeat: 'payPerMandate' });
  return changed(others, 'regions', regions => (isFields(regions) ? regionsWithMandates(regions) : regions));
}

function regionsWithMandates(regions: Fields): Fields {
  return Object.fromEntries(
    Object.entries(regions).map(([id, region]) => [
      id,
      isFields(region) ? renamed(region, { seats: 'mandates' }) : region,
    ]),
  );
}

/// <reference path="./svg-maps.d.ts" />
// The map: @svg-maps/germany, after MapSVG, CC BY 4.0; simplified here. It is large: only `outlines.ts` may import
// this file, and not before a land is to be drawn.
import type { RegionId } from '@macher/engine';
import germany from '@svg-maps/germany';
import { areaOf, boxAround, centreOf, type Point, type Ring, ringsOf, simplified } from './polygon.ts';

export interface Land {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The disc for the symbol of the leading party, as near the middle as it fits. */
  readonly disc: { readonly centre: Point; readonly radius: number };
}

/** The longer side of a land, about the pixels it is drawn at, so that a tenth is finer than any screen shows. */
const SIDE = 60;
const MARGIN = 1;
const TOLERANCE = 0.35;
const SPECK = 0.8;

const RADIUS = 13;

const LOCATIONS: Readonly<Record<RegionId, string>> = {
  NRW: 'nw',
  BY: 'by',
  BW: 'bw',
  NDS: 'ni',
  HE: 'he',
  SN: 'sn',
  RP: 'rp',
  BE: 'be',
  ST: 'st',
  SH: 'sh',
  BB: 'bb',
  TH: 'th',
  MV: 'mv',
  HH: 'hh',
  SL: 'sl',
  HB: 'hb',
};

const drawn = new Map<RegionId, Land | null>();

export function landOf(region: RegionId): Land | null {
  const known = drawn.get(region);
  if (known !== undefined) return known;
  const location = germany.locations.find(({ id }) => id === LOCATIONS[region]);
  const land =
    location === undefined ? null : draw(region === 'HB' ? gathered(location.path) : ringsOf(location.path));
  drawn.set(region, land);
  return land;
}

/** Bremen, and Bremerhaven 60 km down the river: at their true distance both would be specks. */
function gathered(path: string): Ring[] {
  const [city = [], harbour = []] = ringsOf(path);
  return [city, harbour.map(([x, y]): Point => [x + 4, y + 24])];
}

function draw(exact: readonly Ring[]): Land {
  const visible = fitted(exact).filter(ring => areaOf(ring) > SPECK);
  const rings = fitted(visible).map(ring => simplified(ring, TOLERANCE));
  const { width, height } = boxAround(rings);
  return {
    path: rings.map(written).join(''),
    width: toTenth(width + 2 * MARGIN),
    height: toTenth(height + 2 * MARGIN),
    disc: { centre: centreOf(rings, RADIUS), radius: RADIUS },
  };
}

function fitted(rings: readonly Ring[]): Ring[] {
  const { left, top, width, height } = boxAround(rings);
  const scale = SIDE / Math.max(width, height);
  return rings.map(ring =>
    ring.map(([x, y]): Point => [(x - left) * scale + MARGIN, (y - top) * scale + MARGIN]),
  );
}

function written(ring: Ring): string {
  return `M${ring.map(([x, y]) => `${toTenth(x)} ${toTenth(y)}`).join('L')}z`;
}

function toTenth(length: number): number {
  return Math.round(length * 10) / 10;
}

/// <reference path="./svg-maps.d.ts" />
// The map: @svg-maps/germany, after MapSVG, CC BY 4.0; divided and simplified here.
import type { RegionId } from '@macher/engine';
import germany from '@svg-maps/germany';
import { areaOf, boxAround, centreOf, type Point, type Ring, ringsOf, simplified } from './polygon.ts';

interface Land {
  readonly path: string;
  readonly width: number;
  readonly height: number;
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

/** Every land of Germany, by the name that the game has for it. */
export function drawLands(): Readonly<Record<RegionId, Land>> {
  return Object.fromEntries(Object.entries(LOCATIONS).map(([region, id]) => [region, landAt(region, id)]));
}

function landAt(region: RegionId, id: string): Land {
  const location = germany.locations.find(each => each.id === id);
  if (location === undefined) throw new Error(`the map has no ${id}`);
  return draw(region === 'HB' ? gathered(location.path) : ringsOf(location.path));
}

/** Bremen gathered, and Bremerhaven 60 km down the river: at their true distance both would be specks. */
function gathered(path: string): Ring[] {
  const [city = [], harbour = []] = ringsOf(path);
  return [city, harbour.map(([x, y]): Point => [x + 4, y + 24])];
}

function draw(exact: readonly Ring[]): Land {
  const visible = fitted(exact).filter(ring => areaOf(ring) > SPECK);
  const rings = fitted(visible).map(ring => simplified(ring, TOLERANCE));
  const { width, height } = boxAround(rings);
  const [x, y] = centreOf(rings, RADIUS);
  return {
    path: rings.map(written).join(''),
    width: toTenth(width + 2 * MARGIN),
    height: toTenth(height + 2 * MARGIN),
    disc: { centre: [toTenth(x), toTenth(y)], radius: RADIUS },
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

import type { PartyId, RegionId } from '@macher/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { what } from '../tips/what.ts';
import { fetchLands, type Land, lands } from './outlines.ts';
import { SYMBOLS } from './symbols.ts';
import './Outline.css';

interface OutlineProps {
  readonly region: RegionId;
  readonly party: PartyId | null;
}

/**
 * Outline is a land filled with the colour, pattern and symbol of the party, or blank. Who leads is also said in words
 * beside it.
 */
export function Outline({ region, party }: OutlineProps) {
  useEffect(() => {
    fetchLands();
  }, []);
  const land = lands.value?.[region] ?? null;
  return (
    <svg
      class={`outline ${party === null ? 'blank' : `p-${party}`}`}
      viewBox={land === null ? '0 0 62 62' : `0 0 ${land.width} ${land.height}`}
      aria-hidden
      {...what('state', region)}
    >
      {land === null ? null : <Shape land={land} party={party} />}
    </svg>
  );
}

function Shape({ land, party }: { readonly land: Land; readonly party: PartyId | null }) {
  return (
    <>
      <path class="ground" d={land.path} />
      {party === null ? null : (
        <>
          <Weave land={land} party={party} />
          <Disc land={land} party={party} />
        </>
      )}
    </>
  );
}

/** WEAVES are the second cue beside the colour; the CDU is plain. */
const WEAVES: Readonly<Record<PartyId, ComponentChildren>> = {
  spd: <path d="M-2 2l4-4M0 6l6-6M4 8l4-4" />,
  gruene: <path d="M1.5 1.5h.01M4.5 4.5h.01" />,
  fdp: <path d="M3 0v6" />,
  linke: <path d="M3 0v6M0 3h6" />,
};

function Weave({ land, party }: { readonly land: Land; readonly party: PartyId }) {
  const id = useId();
  const weave = WEAVES[party];
  if (weave === undefined) return null;
  return (
    <>
      <pattern id={id} class="weave" width="6" height="6" patternUnits="userSpaceOnUse">
        {weave}
      </pattern>
      <path d={land.path} fill={`url(#${id})`} fill-rule="evenodd" />
    </>
  );
}

function Disc({ land, party }: { readonly land: Land; readonly party: PartyId }) {
  const { centre, radius } = land.disc;
  return (
    <g class="disc" transform={`translate(${centre.join()}) scale(${radius / 16})`}>
      <circle r="16" />
      <path d={SYMBOLS[party]} transform="translate(-12 -12)" />
    </g>
  );
}

import { arrowPath, type Box, MARGIN } from './place.ts';
import './Veil.css';

const ROUND = 6;

/**
 * Veil lies over everything but what matters now; what to press has a ring, and an arrow leads from the bubble to it.
 * Nothing is out of reach.
 */
export function Veil({
  lit,
  bubble,
  pressed,
  pointed,
}: {
  readonly lit: readonly Box[];
  readonly bubble: Box | null;
  readonly pressed: readonly Box[];
  readonly pointed: Box | null;
}) {
  return (
    <svg class="veil" aria-hidden="true">
      <defs>
        <mask id="veil-holes">
          <rect width="100%" height="100%" fill="white" />
          {lit.map((box, index) => (
            <rect key={index} {...grown(box)} rx={ROUND} fill="black" />
          ))}
        </mask>
        <marker
          id="veil-head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 L10 5 L0 10 z" />
        </marker>
      </defs>
      <rect class="veil-cloth" width="100%" height="100%" mask="url(#veil-holes)" />
      {lit.map((box, index) => (
        <rect key={index} class="veil-frame" {...grown(box)} rx={ROUND} />
      ))}
      {pressed.map((box, index) => (
        <rect key={index} class="veil-press" {...grown(box)} rx={ROUND} />
      ))}
      {bubble === null || pointed === null ? null : (
        <path class="veil-arrow" d={arrowPath(bubble, pointed)} marker-end="url(#veil-head)" />
      )}
    </svg>
  );
}

function grown({ left, top, width, height }: Box) {
  return { x: left - MARGIN, y: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

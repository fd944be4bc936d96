import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'preact/hooks';
import { say } from '../../words/words.ts';
import './QrCode.css';

/** RIM is how many light cells readers need around the code. */
const RIM = 4;

export function QrCode({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const side = size + 2 * RIM;
  return (
    <svg class="qr" viewBox={`${-RIM} ${-RIM} ${side} ${side}`} role="img" aria-label={say('invite.qr')}>
      <path d={path} />
    </svg>
  );
}

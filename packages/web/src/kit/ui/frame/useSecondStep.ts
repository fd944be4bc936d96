import { useEffect, useState } from 'preact/hooks';

/** useSecondStep is false in the first drawing, true right after it: for what may come a frame later than the rest. */
export function useSecondStep(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true));
    return () => clearTimeout(timer);
  }, []);
  return isThere;
}

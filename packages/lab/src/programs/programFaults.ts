/** What can be wrong with an answer. `refused` is only found when the action is tried. */
export const FAULT_KINDS = ['late', 'not-json', 'too-long', 'refused', 'gone'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly fault: FaultKind;
  readonly detail: string;
}

/** An action as a program writes it: not checked, and without a seat. */
export interface Written {
  readonly action: Readonly<Record<string, unknown>>;
}

export const LONGEST_LINE = 1_000_000;
export const TOO_LONG: Fault = {
  fault: 'too-long',
  detail: `more than ${LONGEST_LINE} characters`,
};

/** What a line says to the question with this id; null if it is blank, or says something to another question. */
export function answerIn(line: string, asked: number): Written | Fault | null {
  if (line.trim() === '') return null;
  if (line.length > LONGEST_LINE) return TOO_LONG;
  const { id, ...rest } = objectIn(line) ?? { action: null };
  if ((id ?? asked) !== asked) return null;
  const action = 'action' in rest ? asObject(rest['action']) : rest;
  return action === null ? { fault: 'not-json', detail: JSON.stringify(line.slice(0, 200)) } : { action };
}

function objectIn(line: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(line));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : null;
}

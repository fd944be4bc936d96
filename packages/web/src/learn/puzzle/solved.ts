import { stored } from '../../kit/stored.ts';

/** The positions you have solved on this device. */
export const solved = stored<readonly string[]>('positions-solved', [], isNames);

export function rememberSolved(id: string): void {
  if (!solved.value.includes(id)) solved.value = [...solved.value, id];
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every(each => typeof each === 'string');
}

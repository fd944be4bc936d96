/**
 * The end of a switch without a result: it compiles only while every member of the union has its case. One that is
 * not of the union, from a newer program say, throws instead of doing nothing.
 */
export function unreachable(value: never): never {
  throw new Error(`no case for ${JSON.stringify(value)}`);
}

/** StoreTrouble is what can be wrong with the place where a store keeps its data, whatever the store is made of. */
export type StoreTrouble =
  | { readonly kind: 'newer'; readonly version: number; readonly known: number }
  | { readonly kind: 'old-server'; readonly version: number; readonly least: number }
  | { readonly kind: PlainTrouble };

/**
 * PlainTrouble: `forbidden` and `disk` are about data that is there, `no-folder` and `no-rights` about the place for
 * it.
 */
export type PlainTrouble =
  | 'no-folder'
  | 'no-rights'
  | 'full'
  | 'busy'
  | 'in-use'
  | 'forbidden'
  | 'disk'
  | 'damaged'
  | 'lost'
  | 'other'
  | DatabaseTrouble;

/** DatabaseTrouble is about a database server, and what it says. */
type DatabaseTrouble =
  | 'unreachable'
  | 'password'
  | 'no-database'
  | 'no-database-rights'
  | 'database-full'
  | 'connections'
  | 'database';

/** InUseError: another server has the data. */
export class InUseError extends Error {}

/** LostDataError: there was data, and it is gone. */
export class LostDataError extends Error {}

/** NewerDataError: the data was written by a newer version of the program. */
export class NewerDataError extends Error {
  readonly version: number;
  readonly known: number;

  constructor(version: number, known: number) {
    super(`the data is of a newer program (version ${version}, this one knows ${known})`);
    this.version = version;
    this.known = known;
  }
}

/** What the owner of the server tells everyone. One stands at a time. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  /** The time from which nobody is shown it any more. */
  readonly until: number;
}

/** Votes at the right end of a track: a little more than the fifty that make a majority. */
export const SCALE = 60;

/**
 * The number of the rules' code. It goes up whenever a log of before would lead to another game, or when the rules in it
 * are written differently; what was kept under an earlier number is read through upgrades.
 */
export const EPOCH = 2;

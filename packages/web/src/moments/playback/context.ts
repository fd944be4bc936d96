import { createContext } from 'preact';
import type { Following } from './following.ts';

/** FollowContext has what is being followed at this table, for the boards; null: nothing ever is. */
export const FollowContext = createContext<Following | null>(null);

import { effect } from '@preact/signals';
import { stored } from '../stored.ts';
import { language, speak, spokenLanguage } from '../words/words.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = stored<Theme>('theme', 'auto', value => THEMES.some(each => each === value));
export const hasSound = stored<boolean>('sound', true, value => typeof value === 'boolean');

/** Makes the page follow the settings, and the language too. */
export function followSettings(root: HTMLElement): void {
  effect(() => {
    root.lang = spokenLanguage() ?? language.value;
  });
  effect(() => {
    const wanted = language.value;
    const now = spokenLanguage();
    if (now !== null && now !== wanted) void speak(wanted).catch(() => {});
  });
  effect(() => {
    if (theme.value === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme.value;
  });
}

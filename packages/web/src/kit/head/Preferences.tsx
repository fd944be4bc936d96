import { LANGUAGES, type Language } from '@macher/words';
import { hasSound, THEMES, theme } from '../state/settings.ts';
import { Segments } from '../ui/form/Segments.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { language, say } from '../words/words.ts';
import { CoachChoice } from './CoachChoice.tsx';
import { SpeedChoice } from './SpeedChoice.tsx';
import './Preferences.css';

/** Language, theme, sound, and how fast the moves of others are played. */
export function Preferences() {
  return (
    <div class="preferences">
      <LanguageChoice />
      <ThemeChoice />
      <SoundChoice />
      <SpeedChoice />
      <CoachChoice />
    </div>
  );
}

/** LanguageChoice has every language in its own name, so that people who can't read the page find theirs. */
function LanguageChoice() {
  return (
    <select
      aria-label={say('prefs.language')}
      value={language.value}
      onChange={event => {
        language.value = event.currentTarget.value as Language;
      }}
    >
      {LANGUAGES.map(each => (
        <option key={each} value={each} lang={each}>
          {ownName(each)}
        </option>
      ))}
    </select>
  );
}

function ThemeChoice() {
  return (
    <Segments
      label={say('prefs.theme')}
      value={theme.value}
      options={THEMES.map(each => ({
        value: each,
        name: say(`prefs.theme-${each}`),
        label: each === 'auto' ? 'A' : <Icon name={each === 'light' ? 'sun' : 'moon'} />,
      }))}
      choose={chosen => {
        theme.value = chosen;
      }}
    />
  );
}

function SoundChoice() {
  return (
    <button
      type="button"
      class="button"
      aria-label={say('prefs.sound')}
      aria-pressed={hasSound.value}
      title={say('prefs.sound-text')}
      onClick={() => {
        hasSound.value = !hasSound.value;
      }}
    >
      <Icon name={hasSound.value ? 'sound' : 'mute'} />
    </button>
  );
}

/** What a language calls itself, with a capital letter as in a list. */
function ownName(each: Language): string {
  const name = new Intl.DisplayNames(each, { type: 'language' }).of(each) ?? each;
  return name.charAt(0).toLocaleUpperCase(each) + name.slice(1);
}

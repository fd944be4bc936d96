import { LONGEST_NAME, nameShown, typedName } from '../../state/guest.ts';
import { person } from '../../state/person.ts';
import { say } from '../../words/words.ts';

/** NameField is for visitors whom the server does not know yet. */
export function NameField() {
  if (person.value !== null) return null;
  return (
    <label class="field">
      <span>{say('guest.label')}</span>
      <input
        value={nameShown.value}
        maxLength={LONGEST_NAME}
        autocomplete="nickname"
        spellcheck={false}
        onInput={event => {
          typedName.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}

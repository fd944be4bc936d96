import { useEffect } from 'preact/hooks';
import { askedAbout, inShort, isListOpen } from '../../kit/ui/tips/askedAbout.ts';
import { ListOfAll } from './ListOfAll.tsx';
import { Panel } from './Panel.tsx';
import type { WhatProps } from './props.ts';
import { questionIn, shortAnswer } from './topics.ts';
import { useWhatWords } from './words.ts';

/** Everything that answers “what is this?”: a chunk of its own. */
export function Glossary(props: WhatProps) {
  const said = useWhatWords();
  useEffect(() => {
    if (said === null) return;
    inShort.value = about => {
      const question = questionIn(about);
      return question === null ? '' : shortAnswer(question, props, said);
    };
  }, [said, props.view, props.choice]);
  if (said === null) return null;
  const asked = askedAbout.value;
  return (
    <>
      {asked === null ? null : (
        <Panel
          key={`${asked.about} ${asked.place.top} ${asked.place.left}`}
          asked={asked}
          props={props}
          said={said}
        />
      )}
      {isListOpen.value ? <ListOfAll props={props} said={said} /> : null}
    </>
  );
}

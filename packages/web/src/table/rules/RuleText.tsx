import { language } from '../../kit/words/words.ts';
import './RuleText.css';

/** A paragraph, one point for each of its sentences. */
export function RuleText({ text }: { readonly text: string }) {
  return (
    <ul class="rule-points">
      {sentencesIn(text).map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function sentencesIn(text: string): string[] {
  const parts = new Intl.Segmenter(language.value, { granularity: 'sentence' }).segment(text);
  return [...parts].map(({ segment }) => segment.trim());
}

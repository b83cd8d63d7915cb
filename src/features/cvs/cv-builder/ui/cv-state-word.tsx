import type { CvState } from '#features/cvs/cvs/cv-states.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Tone, Word } from '#ui/basics/word.tsx'

const tones: Record<CvState, Tone> = {
  stored: 'info',
  scanning: 'info',
  unsupported: 'bad',
  encrypted: 'bad',
  unreadable: 'bad',
  wordless: 'warm',
  parsed: 'warm',
  confirmed: 'good',
}

/** How far a CV has come, in a word. */
export function CvStateWord({ state }: { state: CvState }) {
  const t = useTranslations('cvBuilder.states')
  return <Word tone={tones[state]}>{t(state)}</Word>
}

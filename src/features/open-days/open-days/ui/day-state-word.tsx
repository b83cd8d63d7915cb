import { useTranslations } from '#platform/browser/intl.ts'
import { type Tone, Word } from '#ui/basics/word.tsx'
import type { DayState } from '../day-states.ts'

const tones: Record<DayState, Tone> = {
  draft: 'plain',
  submitted: 'info',
  published: 'good',
  registration_closed: 'warm',
  live: 'accent',
  ended: 'warm',
  reported: 'plain',
  archived: 'plain',
  cancelled: 'bad',
  postponed: 'warm',
}

/** The state of an open day in a word. */
export function DayStateWord({ state }: { state: DayState }) {
  const t = useTranslations('openDays.states')
  return <Word tone={tones[state]}>{t(state)}</Word>
}

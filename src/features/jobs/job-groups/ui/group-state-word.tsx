import { useTranslations } from '#platform/browser/intl.ts'
import { type Tone, Word } from '#ui/basics/word.tsx'
import type { GroupState } from '../group-states.ts'
import type { Status } from '../rules.ts'

const tones: Record<GroupState, Tone> = { draft: 'plain', published: 'good', ended: 'plain', archived: 'plain' }

/** The state of a group in a word; of a published one also whether its days have come or gone. */
export function GroupStateWord({ state, status }: { state: GroupState; status?: Status }) {
  const t = useTranslations('jobGroups')
  if (state === 'published' && status && status !== 'open') return <Word tone="warm">{t(`statuses.${status}`)}</Word>
  return <Word tone={tones[state]}>{t(`states.${state}`)}</Word>
}

import { useTranslations } from 'use-intl'
import { type Tone, Word } from '#ui/basics/word.tsx'
import type { GroupState } from '../group-states.ts'
import type { Standing } from '../rules.ts'

const tones: Record<GroupState, Tone> = { draft: 'plain', published: 'good', ended: 'plain', archived: 'plain' }

/** The state of a group in a word; of a published one also whether its days have come or gone. */
export function GroupStateWord({ state, standing }: { state: GroupState; standing?: Standing }) {
  const t = useTranslations('jobGroups')
  if (state === 'published' && standing && standing !== 'open')
    return <Word tone="warm">{t(`standings.${standing}`)}</Word>
  return <Word tone={tones[state]}>{t(`states.${state}`)}</Word>
}

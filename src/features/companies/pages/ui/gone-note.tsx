import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

/** Why a company one worked for is not in the list any more, as the address says it. */
export const goneWays = ['lost', 'closed', 'left'] as const
export type GoneWay = (typeof goneWays)[number]

const words = { lost: 'lost', closed: 'closed', left: 'leftTeam' } as const

export function GoneNote({ way }: { way: GoneWay }) {
  const t = useTranslations('pages.mine')
  return (
    <Note tone={way === 'lost' ? 'warm' : 'good'} alert>
      {t(words[way])}
    </Note>
  )
}

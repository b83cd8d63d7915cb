import { openStages } from '#features/hiring/applications/stages.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Path, type Stop } from '#ui/basics/path.tsx'
import type { Applicant } from './applicant-facts.tsx'

type Props = { applicant: Pick<Applicant, 'stage' | 'submitted_at' | 'history'>; look?: 'across' | 'down' }

/** Where the application stands, from the team's side; a stage it never was in is not drawn as if it had been. */
export function StagePath({ applicant: { stage, submitted_at, history }, look = 'across' }: Props) {
  const t = useTranslations('pipeline')
  const word = useTranslations('applications')
  const format = useFormatter()
  const path = [...openStages, 'hired'] as const
  const at = (path as readonly string[]).indexOf(stage)
  const been = new Set<string | null>(['submitted', ...history.map(({ to }) => to)])
  const sent = format.dateTime(new Date(submitted_at), { day: 'numeric', month: 'short' })
  const stops: Stop[] =
    at < 0
      ? [
          { words: word('stages.submitted'), state: 'done', note: sent },
          { words: word(`ends.${stage}`), state: 'end' },
        ]
      : path.map((one, place) => ({
          words: word(`stages.${one}`),
          state:
            one === stage
              ? stage === 'hired'
                ? 'done'
                : 'now'
              : place > at
                ? 'next'
                : been.has(one)
                  ? 'done'
                  : 'skipped',
          ...(place === 0 && { note: sent }),
        }))
  return <Path label={t('panel.path')} stops={stops} closed={at < 0} look={look} />
}

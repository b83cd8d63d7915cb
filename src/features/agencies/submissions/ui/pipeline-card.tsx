import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { SubmissionCard } from '../contract.ts'
import { isOpen } from '../submission-states.ts'
import { RightRing } from './right-ring.tsx'

type Props = { card: SubmissionCard; href: string; isCurrent: boolean }

/** Somebody in the pipeline: who, the right to represent, and what needs a look. */
export function PipelineCard({ card, href, isCurrent }: Props) {
  const t = useTranslations('submissions')
  const format = useFormatter()
  const { name, state, right, opened_count, interview_at } = card
  const isOver = !isOpen(state) && state !== 'placed'
  return (
    <div
      className="pipeline-card"
      data-right={right.kind}
      data-over={isOver || undefined}
      aria-current={isCurrent || undefined}
    >
      <a className="medium" href={href}>
        <bdi>{name || t('nameless')}</bdi>
      </a>
      {state === 'duplicate' ? (
        <Word tone="bad">
          <Icon name="alert" size="s" /> {t('states.duplicate')}
        </Word>
      ) : isOver || state === 'placed' ? (
        <Word tone={state === 'placed' ? 'good' : 'plain'}>{t(`states.${state}`)}</Word>
      ) : (
        <RightRing right={right} />
      )}
      {state === 'draft' ? <span className="small quiet">{t('states.draft')}</span> : null}
      {state === 'shortlisted' ? <span className="small quiet">{t('states.shortlisted')}</span> : null}
      {state === 'reviewing' && opened_count > 0 ? (
        <span className="small quiet">{t('opened', { count: opened_count })}</span>
      ) : null}
      {state === 'interviewing' && interview_at ? (
        <span className="small quiet">{format.dateTime(new Date(interview_at), 'moment')}</span>
      ) : null}
    </div>
  )
}

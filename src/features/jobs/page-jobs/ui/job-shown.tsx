import { WaitingNote } from '#features/hiring/answer-clock/ui/waiting-note.tsx'
import { LifeMoves } from '#features/jobs/job-life/ui/life-moves.tsx'
import { SaveTemplateButton } from '#features/jobs/job-templates/ui/save-template-button.tsx'
import type { editJob, previewJob } from '#features/jobs/jobs/contract.ts'
import { OwnJob } from '#features/jobs/jobs/ui/own-job.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { PromotionCard } from '#features/jobs/promotion/ui/promotion-card.tsx'
import type { Gives } from '#platform/shared/contract.ts'

type Props = { first: Gives<typeof editJob>; view: Gives<typeof previewJob>; words: JobWords; title: string }

/** A job of the own page that has gone out, or waits to, with all that can be done with it. */
export function JobShown({ first, view, words, title }: Props) {
  const { id, state, has_board } = first.data
  const life = (
    <>
      {has_board ? <WaitingNote job={id} /> : null}
      <LifeMoves first={first} />
      <PromotionCard job={id} title={title} isLive={state === 'live'} />
      <SaveTemplateButton job={id} title={title} />
    </>
  )
  return <OwnJob first={first} view={view} words={words} life={life} />
}

import { useState } from 'react'
import { JobBody } from '#features/jobs/jobs/ui/job-body.tsx'
import type { JobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import type { showClientJob } from '../contract.ts'

type Answering = {
  isPending: boolean
  isSuccess: boolean
  error: Problem | null
  send: (approve: boolean, comment: string) => void
}
type Props = { asked: Gives<typeof showClientJob>['data']; words: JobWords; answering: Answering }

/** A job an agency wrote for somebody: as it will look, and the answer of whoever it is for. */
export function ClientJob({ asked: { job, agency, client, waits }, words, answering }: Props) {
  const t = useTranslations('jobClients')
  const [approved, setApproved] = useState<boolean | null>(null)
  const [comment, setComment] = useState('')
  const answer = (approve: boolean) => {
    setApproved(approve)
    answering.send(approve, comment)
  }
  return (
    <>
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet">
          {t.rich('about', { agency: () => <bdi>{agency.name}</bdi>, client: () => <bdi>{client}</bdi> })}
        </p>
      </header>
      <Card>
        <JobBody job={job} words={words} />
      </Card>
      {answering.isSuccess ? (
        <Note tone="good" alert>
          {t(approved ? 'approved' : 'returned')}
        </Note>
      ) : waits ? (
        <Card title={t('yours')}>
          <div className="stack">
            <TextArea
              name="comment"
              label={t('comment')}
              help={t('commentHelp')}
              optional
              maxLength={2000}
              error={answering.error?.errors.find(({ field }) => field === 'comment')?.message}
              value={comment}
              onChange={setComment}
            />
            {answering.error && answering.error.errors.length === 0 ? (
              <Note tone="bad" alert>
                {answering.error.message}
              </Note>
            ) : null}
            <div className="cluster">
              <Button look="primary" busy={answering.isPending} onClick={() => answer(true)}>
                {t('approve')}
              </Button>
              <Button look="quiet" busy={answering.isPending} onClick={() => answer(false)}>
                {t('return')}
              </Button>
            </div>
          </div>
        </Card>
      ) : (
        <Note tone="info">{t('over')}</Note>
      )}
    </>
  )
}
